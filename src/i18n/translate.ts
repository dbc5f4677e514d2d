import { LANGUAGES, type Locale } from './languages'

export type Texts = { [part: string]: Texts | string | undefined }
export type TextValues = Readonly<Record<string, string | number | undefined>>
type Request = { locale: Locale; group: string; key: string; values: TextValues }

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g
const plurals = new Map<Locale, Intl.PluralRules>()

/** The subset of i18next that the site uses. Without a text it returns the default value, else the key. */
export function translate(groups: Record<string, Texts>, { locale, group, key, values }: Request): string {
  const colon = key.indexOf(':')
  const path = key.slice(colon + 1)
  const texts = groups[colon < 0 ? group : key.slice(0, colon)]
  const text = [...pluralPaths(path, values.count, locale), path]
    .map((one) => textAt(texts, one))
    .find((one) => one !== undefined)
  return fill(text ?? String(values.defaultValue ?? path), values)
}

function pluralPaths(path: string, count: TextValues[string], locale: Locale) {
  if (typeof count !== 'number') return []
  const rules = plurals.get(locale) ?? new Intl.PluralRules(LANGUAGES[locale].tag)
  plurals.set(locale, rules)
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rules.select(count)}`]
}

function textAt(texts: Texts | undefined, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts)
  return typeof found === 'string' ? found : undefined
}

const fill = (text: string, values: TextValues) =>
  text.replace(VARIABLE, (variable, name: string) => {
    return name in values ? String(values[name] ?? '') : variable
  })
