/** In one line; of different names one may stand inside another. */
const SECTION = /{{([#^])(\w+)}}(.*?){{\/\2}}/g

/** A table without rows, with the introducing paragraph before it; a heading over nothing. */
const EMPTY_TABLE = /(?:^[^\n|#]*[:：]\n\n)?^\|[^\n]*\|\n\|[ :|-]+\|\n(?!\|)/gm
const EMPTY_SECTION = /^## [^\n]*\n\s*(?=^## |(?![^]))|^### [^\n]*\n\s*(?=^##|(?![^]))/gm

/**
 * `{{#fact}}…{{/fact}}`, as in Mustache, is left out when the fact is empty, `{{^fact}}…{{/fact}}` when it is not. With it
 * goes a list item or a row whose first cell it was, and with a heading what is below it.
 */
export function withConditions(text: string, facts: Readonly<Record<string, string>>): string {
  if (!text.includes('{{#') && !text.includes('{{^')) return text
  const lines = text.split('\n').flatMap((line) => {
    const kept = lineWith(line, facts)
    if (kept === line) return [line]
    return isEmptied(kept)
      ? [`${headingMark(line)}${GONE}`]
      : [kept.replace(/(?<=\S) {2,}(?=\S)/g, ' ').trimEnd()]
  })
  return withoutEmpty(
    withoutSections(lines)
      .filter((line) => !line.endsWith(GONE))
      .join('\n'),
  )
}

const GONE = '\u0000'

const headingMark = (line: string) => /^#+/.exec(line)?.[0] ?? ''

/** Of a row the first cell says what the others are about. */
const isEmptied = (line: string) => /^(?:\|\s*\||\s*(?:[-*]|\d+\.|#+)?\s*$)/.test(line)

const lineWith = (line: string, facts: Readonly<Record<string, string>>): string =>
  line.replace(SECTION, (_, mark: string, name: string, inside: string) =>
    Boolean(facts[name]) === (mark === '#') ? lineWith(inside, facts) : '',
  )

/** A heading that is gone takes the lines up to the next of its level or above. */
function withoutSections(lines: readonly string[]): string[] {
  let below = 0
  return lines.filter((line) => {
    const level = headingMark(line).length
    if (level > 0 && level <= (below || level)) below = line.endsWith(GONE) ? level : 0
    return below === 0
  })
}

export const withoutEmpty = (text: string): string =>
  text.replace(EMPTY_TABLE, '').replace(EMPTY_SECTION, '').replace(EMPTY_SECTION, '')
