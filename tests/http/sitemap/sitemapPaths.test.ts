import { expect, test } from 'vitest'
import { sitemapPaths } from '@/http/sitemap/sitemapPaths'
import { aCurrency, EUR } from '../../domain/currencies'

const ranked = (symbol: string, priority: number | null) => ({ ...aCurrency(symbol), priority })
const list = [ranked('btc', 1), ranked('eth', 2), ranked('rare', null), { ...EUR, priority: 1 }]

test('every coin has a page in the sitemap, and none is listed twice', () => {
  expect(sitemapPaths.coins(list)).toEqual(['/coins/btc', '/coins/eth', '/coins/rare'])
  expect(sitemapPaths.buy(list)).toContain('/buy-crypto/rare')
})

test('only pairs of the best known are listed, in both directions', () => {
  expect(sitemapPaths.pairs(list)).toEqual(['/crypto-to-crypto/btc-eth', '/crypto-to-crypto/eth-btc'])
  expect(sitemapPaths.fiat(list)).toEqual([
    '/buy-sell-crypto/eur-btc',
    '/buy-sell-crypto/btc-eur',
    '/buy-sell-crypto/eur-eth',
    '/buy-sell-crypto/eth-eur',
  ])
})

test('the pairs of the largest catalogue stay few', () => {
  const many = Array.from({ length: 300 }, (_, index) => ranked(`c${index}`, index + 1))
  expect(sitemapPaths.pairs(many)).toHaveLength(40 * 39)
})

test('every coin is explained under its name', () => {
  expect(sitemapPaths['what-is'](list)).toEqual(
    list.filter(({ isFiat }) => !isFiat).map(({ name }) => `/what-is/${name.toLowerCase()}`),
  )
})
