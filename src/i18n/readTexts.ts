import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conditions } from '@/config/capabilities'
import type { Locale } from './languages'
import { translate, type Texts, type Translate } from './translate'
import { figureConditions, unknownFigures, withoutFigures } from './unknownFigures'
import { withConditions } from './withConditions'

/** By file. */
const read = new Map<string, Texts>()

/** Without what is not true on this site and the sentences that quote an unknown figure. While developing, changed texts show at once.
 * @throws Error without such a file */
function readTexts(locale: Locale, group: string): Texts {
  const file = join(process.cwd(), 'locales', locale, `${group}.json`)
  const known = process.env.NODE_ENV === 'production' ? read.get(file) : undefined
  if (known) return known
  const [facts, unknown] = [{ ...figureConditions(), ...conditions() }, unknownFigures()]
  // The file is ours, and `npm run texts` checks it.
  const texts = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    typeof value === 'string' ? withoutFigures(withConditions(value, facts), unknown) : value,
  ) as Texts
  read.set(file, texts)
  return texts
}

export const readGroups = (locale: Locale, groups: readonly string[]): Record<string, Texts> =>
  Object.fromEntries(groups.map((group) => [group, readTexts(locale, group)]))

/** The keys of the first group need no `group:` in front. */
export function translatorOf(locale: Locale, groups: readonly [string, ...string[]]): Translate {
  const texts = readGroups(locale, groups)
  return (key, values = {}) => translate(texts, { locale, group: groups[0], key, values })
}
