import * as z from 'zod/mini'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { callProvider } from '@/server/outbound/callProvider'
import { price, rightRows } from './priceFields'
import type { PriceSource } from './priceSource'
import { reviewedKeys } from './reviewedCoins'

/** [open time, open, high, low, close, …] (developers.binance.com: Kline/Candlestick data). */
const kline = z.tuple([z.string(), z.string(), z.string(), z.string(), price], z.unknown())

const RANGES: Record<HistoryRange, { interval: string; limit: string }> = {
  '24h': { interval: '30m', limit: '49' },
  '7d': { interval: '4h', limit: '43' },
  '30d': { interval: '12h', limit: '61' },
  '1y': { interval: '1w', limit: '53' },
}

/** USDT is taken for a dollar. */
export const makeBinance = (baseUrl: string): PriceSource => ({
  id: 'binance',
  attribution: { text: 'Binance', href: 'https://www.binance.com' },
  everyMs: 60_000,
  candles: {
    keys: () => reviewedKeys('binance'),
    pauseMs: 100,
    read: async (symbol, range, signal) => {
      const rows = await callProvider({
        baseUrl,
        path: '/api/v3/klines',
        query: { symbol, ...RANGES[range] },
        schema: z.array(z.unknown()),
        signal,
      })
      return rightRows(rows, kline).map(([openedAt, , , , usd]) => ({ at: Number(openedAt), usd }))
    },
  },
})
