import { capabilities, type Capabilities } from '@/config/capabilities'
import { operatorFigures, readProgrammes } from '@/config/readProgrammes'
import type { ProgrammeFigures } from '@/domain/site/site'
import { withoutEmpty } from './withConditions'

const LEVELS = ['bronze', 'silver', 'gold', 'platinum']

/** By network id, the examples that count its fee. */
const FEE_EXAMPLES: Readonly<Record<string, string>> = {
  btc: 'Bitcoin',
  eth: 'Ethereum',
  trx: 'Tron',
  bsc: 'Bsc',
  sol: 'Solana',
}

const SPREAD_EXAMPLES = [
  ...['exampleFloatingFee', 'exampleFixedFee', 'exampleFloatingRest', 'exampleFixedRest'],
  ...['exampleSmallFloatingFee', 'exampleFallenRest', 'exampleRisenRest'],
  ...['exampleBankRest', 'exampleBankFallenRest'],
  ...Object.values(FEE_EXAMPLES).flatMap((network) => [
    `example${network}Rest`,
    `exampleSmall${network}Rest`,
  ]),
]
const COMMISSION_EXAMPLES = [
  ...['exampleCommission', 'exampleTenCommission', 'exampleMonthCommission'],
  'payoutVolumeUsd',
]

type Row = [value: unknown, ...figures: string[]]
type Known = Omit<ProgrammeFigures, 'loyalty'> & {
  loyalty?: Partial<Record<'windowDays' | 'minPayoutBtc' | 'levels', unknown>>
}

const levelFigures = (level: string) => [
  ...[`${level}Cashback`, `${level}Volume`],
  `example${level[0]?.toUpperCase() ?? ''}${level.slice(1)}Cashback`,
]

/** Our figures are those of the sandbox; providers and a back end of the operator's have others. */
export const unknownFigures = (): string[] =>
  capabilities().sandbox
    ? []
    : figureRows().flatMap(([value, ...names]) => (value === undefined ? names : []))

/** As the texts take them, for `{{#figure}}…{{/figure}}`: empty where it is unknown. */
export function figureConditions(): Record<string, '' | 'yes'> {
  const unknown = new Set(unknownFigures())
  return Object.fromEntries(
    figureRows().flatMap(([, ...names]) => names.map((name) => [name, unknown.has(name) ? '' : 'yes'])),
  )
}

/** The value that decides about each figure; undefined: nobody has said it. */
function figureRows(): Row[] {
  const can = capabilities()
  const figures = operatorFigures() ?? {}
  const { usualMinutes } = figures
  const { fees, limits, loyalty, affiliate }: Known = can.ownBackEnd ? figures : liveFigures(can)
  return [
    [fees?.spreadPercent, 'floatingFee', 'fixedFee', ...SPREAD_EXAMPLES],
    [fees?.payoutUsd?.bank, 'feeBank', 'exampleBankRest', 'exampleBankFallenRest'],
    ...Object.entries(FEE_EXAMPLES).map(([id, network]): Row => [
      fees?.payoutUsd?.byNetwork?.[id],
      ...[`fee${network}`, `example${network}Share`, `exampleSmall${network}Share`],
      ...[`example${network}Rest`, `exampleSmall${network}Rest`],
    ]),
    [limits?.minimumUsd, 'minimumUsd'],
    [limits?.fixedMaximumUsd, 'fixedMaximumUsd'],
    [limits?.maximumUsd, 'maximumUsd'],
    [loyalty?.windowDays, 'windowDays'],
    [loyalty?.minPayoutBtc, 'minPayout', 'cashbackVolume'],
    [loyalty?.levels, 'cashbackVolume', ...LEVELS.flatMap(levelFigures)],
    [affiliate?.ratePercent, 'affiliateRate', ...COMMISSION_EXAMPLES],
    [affiliate?.maximumPercent, 'affiliateMax', 'exampleMonthMaximum'],
    [affiliate?.cookieDays, 'affiliateCookieDays'],
    [affiliate?.minPayoutUsdt, 'affiliateMinPayout', 'payoutVolumeUsd'],
    [usualMinutes, 'usualMinutes'],
    [undefined, 'fixedMinutes', 'floatingDays'],
  ]
}

/** What holds whoever carries an exchange out: our upper limit where its worth is known, and our cashback. */
const liveFigures = ({ prices, cashback }: Capabilities): Known => {
  const { limits, loyalty } = readProgrammes()
  return {
    limits: prices ? { maximumUsd: limits.maximumUsd } : {},
    // What an earlier cashback still needs to be withdrawn.
    loyalty: cashback ? loyalty : { minPayoutBtc: loyalty.minPayoutBtc },
  }
}

/** A full stop ends a sentence before a space, an ideographic one anywhere. */
const SENTENCE_END = /(?<=[.!?…])\s+|(?<=[。！？])/

/** Drops each sentence or table row that quotes an unknown figure. */
export function withoutFigures(text: string, unknown: readonly string[]): string {
  const quotes = (part: string) => unknown.some((figure) => part.includes(`{{${figure}}}`))
  if (!quotes(text)) return text
  const lines = text.split('\n').flatMap((line) => (quotes(line) ? shortened(line, quotes) : [line]))
  return withoutEmpty(lines.join('\n'))
}

/** Nothing where only the mark of a list or of metadata is left. */
function shortened(line: string, quotes: (part: string) => boolean): string[] {
  if (line.startsWith('|')) return []
  const [mark = ''] = /^\s*(?:[-*]\s|\d+\.\s|\w+:\s)?/.exec(line) ?? []
  const sentences = line.slice(mark.length).split(SENTENCE_END)
  const rest = sentences.filter((sentence) => !quotes(sentence))
  const space = /[。！？]/.test(line) ? '' : ' '
  return rest.length > 0 ? [mark + rest.join(space)] : []
}
