import { expect, test } from 'vitest'
import { brandIn, shownPath } from '@/domain/site/brandAddress'
import { brandSlug } from '@/domain/site/brandSlug'

test.each([
  ['Halyard', 'halyard'],
  ['Acme Wallet', 'acme-wallet'],
  ['acme_wallet', 'acme-wallet'],
  [' Foo & Bar! ', 'foo-bar'],
  ['Обмен 24', 'обмен-24'],
  ['ＡＣＭＥ', 'acme'],
  ['!!!', ''],
])('%s is %s in an address', (name, slug) => {
  expect(brandSlug(name)).toBe(slug)
  expect(brandSlug(slug)).toBe(slug)
})

test('a brand is read out of both addresses of its page', () => {
  expect(brandIn('/buy-and-sell-crypto-on-acme-wallet')).toEqual({ written: 'acme-wallet', isInner: false })
  expect(brandIn('/buy-and-sell-crypto-on/acme-wallet')).toEqual({ written: 'acme-wallet', isInner: true })
})

test.each([
  '/',
  '/buy-crypto',
  '/buy-and-sell-crypto-on',
  '/buy-and-sell-crypto-on-',
  '/buy-and-sell-crypto-on/',
  '/buy-and-sell-crypto-on-a/b',
  '/buy-and-sell-crypto-on-..',
  '/buy-and-sell-crypto-on/%2E.',
])('%s names no brand', (path) => {
  expect(brandIn(path)).toBeNull()
})

test('only the inner address is written otherwise', () => {
  expect(shownPath('/buy-and-sell-crypto-on/foo')).toBe('/buy-and-sell-crypto-on-foo')
  expect(shownPath('/buy-and-sell-crypto-on-foo')).toBe('/buy-and-sell-crypto-on-foo')
  expect(shownPath('/coins/btc')).toBe('/coins/btc')
})
