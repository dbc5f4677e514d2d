import { expect, test } from 'vitest'
import { brandIn, brandPath } from '@/domain/site/brandAddress'
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

test('a brand is read out of the name of its page', () => {
  expect(brandPath('acme-wallet')).toBe('/buy-and-sell-crypto-on-acme-wallet')
  expect(brandIn('buy-and-sell-crypto-on-acme-wallet')).toBe('acme-wallet')
  expect(brandIn('buy-and-sell-crypto-on-Обмен 24')).toBe('Обмен 24')
})

test.each([
  '',
  'buy-crypto',
  'buy-and-sell-crypto-on',
  'buy-and-sell-crypto-on-',
  'xbuy-and-sell-crypto-on-a',
])('the page «%s» is no brand’s', (page) => {
  expect(brandIn(page)).toBeNull()
})
