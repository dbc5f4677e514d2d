import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { operatorFigures } from '@/config/readProgrammes'

const LEVELS = ['bronze', 'silver', 'gold', 'platinum']

/** The figures of proseValues.ts that nobody has named: with a back end of the operator's, ours are not theirs. */
export function unknownFigures(): string[] {
  if (hasEmbeddedBackEnd()) return []
  const { fees, limits, loyalty, affiliate, usualMinutes } = operatorFigures() ?? {}
  const rows: [value: unknown, ...figures: string[]][] = [
    [fees?.spreadPercent, 'floatingFee', 'fixedFee'],
    [limits?.minimumUsd, 'minimumUsd'],
    [limits?.fixedMaximumUsd, 'fixedMaximumUsd'],
    [loyalty?.windowDays, 'windowDays'],
    [loyalty?.minPayoutBtc, 'minPayout'],
    [loyalty?.levels, ...LEVELS.flatMap((level) => [`${level}Cashback`, `${level}Volume`])],
    [affiliate?.ratePercent, 'affiliateRate'],
    [affiliate?.maximumPercent, 'affiliateMax'],
    [affiliate?.cookieDays, 'affiliateCookieDays'],
    [affiliate?.minPayoutUsdt, 'affiliateMinPayout'],
    [usualMinutes, 'usualMinutes'],
  ]
  return rows.flatMap(([value, ...figures]) => (value === undefined ? figures : []))
}

/** A full stop ends a sentence before a space, an ideographic one anywhere. */
const SENTENCE_END = /(?<=[.!?…])\s+|(?<=[。！？])/

/** Without the sentences that quote one of these; of a table, without the row. */
export function withoutFigures(text: string, unknown: readonly string[]): string {
  const quotes = (part: string) => unknown.some((figure) => part.includes(`{{${figure}}}`))
  if (!quotes(text)) return text
  return text
    .split('\n')
    .flatMap((line) => (quotes(line) ? shortened(line, quotes) : [line]))
    .join('\n')
}

/** What is left of a line; nothing where that is only the mark of a list or of a line of metadata. */
function shortened(line: string, quotes: (part: string) => boolean): string[] {
  if (line.startsWith('|')) return []
  const [mark = ''] = /^\s*(?:[-*]\s|\d+\.\s|\w+:\s)?/.exec(line) ?? []
  const sentences = line.slice(mark.length).split(SENTENCE_END)
  const rest = sentences.filter((sentence) => !quotes(sentence))
  const space = /[。！？]/.test(line) ? '' : ' '
  return rest.length > 0 ? [mark + rest.join(space)] : []
}
