import { expect, test } from 'vitest'
import { sitemapPaths } from '@/http/sitemap/sitemapPaths'
import { aCurrency, EUR } from '../../domain/currencies'

const ranked = (symbol: string, priority: number | null) => ({ ...aCurrency(symbol), priority })

test('every coin may have a page in the sitemap, and none is listed twice', () => {
  const list = [ranked('btc', 1), ranked('eth', 2), ranked('rare', null), { ...EUR, priority: 1 }]
  expect(sitemapPaths.coins(list)).toEqual(['/coins/btc', '/coins/eth', '/coins/rare'])
})
