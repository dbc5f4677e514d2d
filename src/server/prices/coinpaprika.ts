import * as z from 'zod/mini'
import { time } from '@/server/outbound/answerFields'
import { callProvider, LIST_BYTES } from '@/server/outbound/callProvider'
import { percent, price, rightRows } from './priceFields'
import type { PriceSource } from './priceSource'
import { reviewedKeys, reviewedTicker } from './reviewedCoins'

/** api.coinpaprika.com/#tag/Tickers */
const ticker = z.object({
  id: z.string(),
  symbol: z.string(),
  last_updated: time,
  quotes: z.object({ USD: z.object({ price, percent_change_24h: percent }) }),
})

/** 20,000 calls a month are free: one each three minutes is 14,400. */
export const makeCoinpaprika = (baseUrl: string): PriceSource => ({
  id: 'coinpaprika',
  attribution: { text: 'CoinPaprika', href: 'https://coinpaprika.com' },
  everyMs: 180_000,
  spots: async (signal) => {
    const rows = await callProvider({
      baseUrl,
      path: '/tickers',
      query: { quotes: 'USD' },
      schema: z.array(z.unknown()),
      maxBytes: LIST_BYTES,
      signal,
    })
    const keys = reviewedKeys('coinpaprika')
    return rightRows(rows, ticker).flatMap(({ id, symbol, last_updated: at, quotes: { USD } }) => {
      const symbols = keys.get(id)
      // An id that has passed to another coin.
      if (!symbols || symbol.toLowerCase() !== reviewedTicker(id)) return []
      return [{ key: id, symbols, usd: USD.price, change24h: USD.percent_change_24h, at }]
    })
  },
})
