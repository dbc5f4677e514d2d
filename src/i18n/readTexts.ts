import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type TFunction } from 'i18next'
import type { Locale } from './languages'

const made = new Map<string, TFunction>()

export function readTexts(locale: Locale, groups: readonly string[]): TFunction {
  const key = [locale, ...groups].join()
  const known = made.get(key)
  if (known) return known
  const texts = Object.fromEntries(groups.map((group) => [group, textsOf(locale, group)]))
  const i18n = createInstance()
  void i18n.init({
    lng: locale,
    ns: [...groups],
    defaultNS: groups[0],
    resources: { [locale]: texts },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  made.set(key, i18n.t)
  return i18n.t
}

const textsOf = (locale: Locale, group: string) =>
  JSON.parse(readFileSync(join(process.cwd(), 'locales', locale, `${group}.json`), 'utf8')) as Record<
    string,
    unknown
  >
