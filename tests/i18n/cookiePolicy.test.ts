import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { loadProse } from '@/i18n/loadTexts'

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** Each where the code writes it, so that a new one is missed here. */
const STORED = [
  ...namesIn('src/browser/storage/storage.ts', /^ {2}\w+: '([\w-]+)',$/gm),
  ...['cookies', 'tokens'].flatMap((name) =>
    namesIn(`src/browser/storage/${name}.ts`, /Cookies\.set\('(\w+)'/g),
  ),
  ...namesIn('src/browser/storage/storeLanguage.ts', /cookie = `(\w+)=/g),
  ...namesIn('src/domain/partner/referralCookie.ts', /^const REFERRAL_COOKIE = '(\w+)'$/gm),
  ...namesIn('src/server/signIns/knownDevice.ts', /^const NAME = '(\w+)'$/gm),
]

test.each(LOCALES)('%s: the cookie policy names every cookie and every stored entry', async (locale) => {
  expect(STORED.length).toBeGreaterThan(28)
  const { html } = await loadProse('cookie-policy', locale)
  const missing = STORED.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(html))
  expect(missing).toEqual([])
  expect(html).toContain('_ga')
})
