import { describe, expect, test, vi } from 'vitest'
import { sitemapPaths } from '@/http/sitemap/sitemapPaths'
import { aCurrency, EUR } from '../../domain/currencies'

vi.mock('@/i18n/coinTexts', () => ({
  coinTextLanguages: (coin: string) => (coin === 'c1' ? [] : ['en']),
}))

const ranked = (symbol: string, priority: number | null) => ({ ...aCurrency(symbol), priority })

test('every coin may have a page in the sitemap, and none is listed twice', () => {
  const list = [ranked('btc', 1), ranked('eth', 2), ranked('rare', null), { ...EUR, priority: 1 }]
  expect(sitemapPaths.coins(list)).toEqual(['/coins/btc', '/coins/eth', '/coins/rare'])
})

describe('of many popular coins', () => {
  const coins = Array.from({ length: 230 }, (_, index) => ranked(`c${index}`, index + 1))
  const pairs = sitemapPaths.pairs(coins, null)

  test('the 300 pairs of the highest ranks are listed, each once and none of a coin with itself', () => {
    expect(pairs).toHaveLength(300)
    expect(new Set(pairs).size).toBe(300)
    expect(pairs.slice(0, 4)).toEqual(
      ['c0-c1', 'c1-c0', 'c0-c2', 'c2-c0'].map((pair) => `/crypto-to-crypto/${pair}`),
    )
    expect(pairs.filter((path) => /(c\d+)-\1$/.test(path))).toEqual([])
  })

  test('what was exchanged here comes first, if its coins are still exchanged', () => {
    const of = (from: string, to: string) => ({
      ...{ tickerFrom: from, networkFrom: aCurrency(from).network },
      ...{ tickerTo: to, networkTo: aCurrency(to).network, minutes: 5 },
    })
    const measured = [of('c200', 'c7'), of('gone', 'c7'), of('c0', 'c1')]
    const listed = sitemapPaths.pairs(coins, null, measured)
    expect(listed).toHaveLength(300)
    expect(listed.slice(0, 3)).toEqual(
      ['c200-c7', 'c0-c1', 'c1-c0'].map((pair) => `/crypto-to-crypto/${pair}`),
    )
  })

  test('no pair that is left out ranks above one that is listed', () => {
    const rankOf = (path: string) => (path.match(/\d+/g) ?? []).reduce((sum, place) => sum + Number(place), 0)
    const lowest = Math.max(...pairs.map(rankOf))
    const above = coins.flatMap((_, from) =>
      coins.flatMap((_to, to) =>
        from !== to && from + to < lowest ? [`/crypto-to-crypto/c${from}-c${to}`] : [],
      ),
    )
    expect(above.filter((path) => !pairs.includes(path))).toEqual([])
  })

  test('the first 200 that have a text have their pages of buying and selling listed', () => {
    const listed = sitemapPaths['buy-sell'](coins, null)
    expect(listed).toHaveLength(400)
    expect(listed).not.toContain('/buy-crypto/c1')
    expect(listed.slice(0, 2)).toEqual(['/buy-crypto/c0', '/sell-crypto/c0'])
  })

  test('where ramps buy and sell, those that one of them serves are listed alone', () => {
    const served = { coins: { buy: ['c0', 'c3'], sell: ['c3'] }, fiats: { buy: ['eur'], sell: ['eur'] } }
    expect(sitemapPaths['buy-sell'](coins, served)).toEqual([
      '/buy-crypto/c0',
      '/buy-crypto/c3',
      '/sell-crypto/c3',
    ])
  })
})
