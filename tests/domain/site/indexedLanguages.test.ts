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
])('%s is made of a template and is indexed in no language of a curated index, else in every one', (path) => {
  expect(indexedLanguages('curated', path, SERVED, SERVED)).toEqual([])
  expect(indexedLanguages('all', path, SERVED)).toEqual(SERVED)
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
  for (const index of ['all', 'curated'] as const)
    expect(indexedLanguages(index, path, SERVED)).toEqual(SERVED)
})

test('in a curated index the page of a coin is only in languages that have a text of it and are served', () => {
  expect(indexedLanguages('all', '/coins/btc', SERVED, ['ja'])).toEqual(SERVED)
  expect(indexedLanguages('curated', '/coins/btc', SERVED)).toEqual([])
  expect(indexedLanguages('curated', '/coins/btc', SERVED, ['ja', 'ru', 'en'])).toEqual(['en', 'ja'])
})

test('any other page that not every language has a text of is indexed in those that have one', () => {
  for (const index of ['all', 'curated'] as const) {
    expect(indexedLanguages(index, '/careers', SERVED, ['ja', 'ru'])).toEqual(['ja'])
    expect(indexedLanguages(index, '/careers', SERVED, [])).toEqual([])
  }
})
