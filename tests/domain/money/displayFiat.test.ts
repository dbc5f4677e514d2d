import { expect, test } from 'vitest'
import { defaultFiat, fiatOfTag, SERVED_FIATS } from '@/domain/money/displayFiat'
import { LANGUAGES } from '@/i18n/languages'

test.each([
  ['en-US', [], 'usd'],
  ['en-US', ['en-GB', 'en'], 'gbp'],
  ['en-US', ['de-DE', 'en-CA'], 'cad'],
  ['de-DE', ['en-US'], 'eur'],
  ['de-DE', ['de-CH'], 'chf'],
  ['pt-BR', ['pt-PT'], 'eur'],
  ['pt-BR', ['pt'], 'brl'],
  ['zh-Hans-CN', ['zh-TW'], 'twd'],
  ['en-US', ['en-XX', 'not a tag', '*'], 'usd'],
])('values on a page in %s, read by a browser of %j, are shown in %s at first', (intl, tags, fiat) => {
  expect(defaultFiat(intl, tags)).toBe(fiat)
})

test('a page is served with the price of its own language’s currency', () => {
  const own = Object.values(LANGUAGES).map(({ intl }) => fiatOfTag(intl))
  expect(own.filter((fiat) => fiat === null || !SERVED_FIATS.includes(fiat))).toEqual([])
})
