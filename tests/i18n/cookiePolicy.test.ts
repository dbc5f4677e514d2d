import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { loadProse } from '@/i18n/loadTexts'

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`)
const filesWith = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')))

/** The files that may store something in the browser, so that a new one is missed here. */
const WRITERS = {
  'localStorage or sessionStorage': [
    /(?:local|session)Storage\.(?:set|get)Item/,
    [
      'src/browser/page/placedExchange.ts',
      'src/browser/page/reloadedDraft.ts',
      'src/browser/page/typedRecipient.ts',
      'src/browser/storage/sessionDraw.ts',
      'src/browser/storage/storage.ts',
      // The color scheme, before storage.ts is there.
      'src/shell/inline/firstPaint.ts',
    ],
  ],
  'a cookie from the browser': [
    /Cookies\.set\(|document\.cookie = /,
    [
      'src/browser/storage/cookies.ts',
      'src/browser/storage/storeLanguage.ts',
      'src/browser/storage/tokens.ts',
    ],
  ],
  'a cookie from the server': [
    /'set-cookie'(?::|, )/i,
    [
      'src/http/formPasses.ts',
      'src/http/pageReferral.ts',
      'src/http/referralHandler.ts',
      'src/screens/visitorSession.ts',
      'src/server/signIns/knownDevice.ts',
    ],
  ],
  'a cache': [/caches\.open\(/, ['src/browser/worker/offlineNavigation.ts']],
  IndexedDB: [/indexedDB/, []],
} as const

test.each(Object.entries(WRITERS))('%s is written by the files that are read here', (_, [pattern, files]) => {
  expect(filesWith(pattern).toSorted()).toEqual([...files])
})

/** Each where the code writes it, so that a new one is missed here. */
const STORED = [
  ...namesIn('src/browser/storage/storage.ts', /^ {2}\w+: '([\w-]+)',$/gm),
  ...['cookies', 'tokens'].flatMap((name) =>
    namesIn(`src/browser/storage/${name}.ts`, /Cookies\.set\('(\w+)'/g),
  ),
  ...['page/placedExchange', 'page/reloadedDraft', 'page/typedRecipient', 'storage/sessionDraw'].flatMap(
    (name) => namesIn(`src/browser/${name}.ts`, /^const KEY = '([\w-]+)'$/gm),
  ),
  ...namesIn('src/browser/worker/offlineNavigation.ts', /^const CACHE = '(\w+)'$/gm),
  ...namesIn('src/browser/storage/storeLanguage.ts', /cookie = `(\w+)=/g),
  ...namesIn('src/domain/partner/referralCookie.ts', /^const REFERRAL_COOKIE = '(\w+)'$/gm),
  ...namesIn('src/domain/site/formPass.ts', /^const FORM_PASS_COOKIE = '(\w+)'$/gm),
  ...namesIn('src/server/signIns/knownDevice.ts', /^const NAME = '(\w+)'$/gm),
]

test.each(LOCALES)('%s: the cookie policy names every cookie and every stored entry', async (locale) => {
  expect(STORED.length).toBeGreaterThan(36)
  const { html } = await loadProse('cookie-policy', locale)
  const missing = STORED.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(html))
  expect(missing).toEqual([])
  expect(html).toContain('_ga')
})
