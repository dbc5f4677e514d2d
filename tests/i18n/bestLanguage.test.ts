import { expect, test } from 'vitest'
import { bestLanguage } from '@/i18n/ownLanguage'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['nl,fr;q=0.7,en;q=0.3', 'fr'],
  ['en;q=0.3,ru;q=0.9', 'ru'],
  ['zh-TW,zh;q=0.9', 'cn'],
  ['zh-Hant-HK', 'cn'],
  ['PT-br', 'pt'],
  ['de ; q=0.5 , id ; q=0.6', 'id'],
])('the site language is taken from the browser language list: %s is %s', (header, locale) => {
  expect(bestLanguage(header)).toBe(locale)
})

test.each([null, '', '*', 'nl', 'nl,sv;q=0.5', 'cn', 'de;q=0', 'constructor', ';;;,,q=', 'x'.repeat(10_000)])(
  '%j names no supported language',
  (header) => {
    expect(bestLanguage(header)).toBeNull()
  },
)
