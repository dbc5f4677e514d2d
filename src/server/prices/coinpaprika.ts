import * as z from 'zod/mini'
import { time } from '@/server/outbound/answerFields'
import { callProvider, LIST_BYTES } from '@/server/outbound/callProvider'
import { percent, price, reportedSize, rightRows } from './priceFields'
import type { PriceSource } from './priceSource'
import { reviewedKeys, reviewedTicker } from './reviewedCoins'

/** api.coinpaprika.com/#tag/Tickers */
const ticker = z.object({
  id: z.string(),
  symbol: z.string(),
  last_updated: time,
  total_supply: reportedSize,
  max_supply: reportedSize,
  quotes: z.object({
    USD: z.object({
      price,
      percent_change_24h: percent,
      market_cap: reportedSize,
      volume_24h: reportedSize,
    }),
  }),
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
    return rightRows(rows, ticker).flatMap((row) => {
      const { id, symbol, last_updated: at, quotes } = row
      const { USD } = quotes
      const symbols = keys.get(id)
      // An id that has passed to another coin.
      if (!symbols || symbol.toLowerCase() !== reviewedTicker(id)) return []
      const facts = {
        marketCapUsd: USD.market_cap,
        volumeUsd: USD.volume_24h,
        supply: row.total_supply,
        maxSupply: row.max_supply,
      }
      return [{ key: id, symbols, usd: USD.price, change24h: USD.percent_change_24h, at, facts }]
    })
  },
})
