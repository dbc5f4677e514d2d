import { expect, test } from 'vitest'
import { indexedLanguages } from '@/domain/site/indexedLanguages'

const SERVED = ['en', 'de', 'ja'] as const

test.each([
  '/buy-crypto/btc',
  '/sell-crypto/btc',
  '/what-is/bitcoin',
  '/crypto-to-crypto/btc-eth',
  '/buy-sell-crypto/eur-btc',
  '/how-to-exchange/btc/eth',
])('%s is made of a template and is indexed in no language', (path) => {
  expect(indexedLanguages(path, SERVED, SERVED)).toEqual([])
})

test.each([
  '/',
  '/buy-crypto',
  '/crypto-to-crypto',
  '/how-to-exchange',
  '/coins',
  '/coins/stablecoins',
  '/faq',
])('%s is indexed in every served language', (path) => {
  expect(indexedLanguages(path, SERVED)).toEqual(SERVED)
})

test('the page of a coin is indexed only in languages that have a text of it and are served', () => {
  expect(indexedLanguages('/coins/btc', SERVED)).toEqual([])
  expect(indexedLanguages('/coins/btc', SERVED, ['ja', 'ru', 'en'])).toEqual(['en', 'ja'])
})

test('any other page that not every language has a text of is indexed in those that have one', () => {
  expect(indexedLanguages('/careers', SERVED, ['ja', 'ru'])).toEqual(['ja'])
  expect(indexedLanguages('/careers', SERVED, [])).toEqual([])
})
