import Big from 'big.js'
import * as z from 'zod/mini'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'
import { callProvider } from '@/server/outbound/callProvider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { changeBetween, price, rightRows } from './priceFields'
import type { PricePoint, Spot } from '@/domain/market/spot'
import type { PriceSource } from './priceSource'
import { reviewedKeys } from './reviewedCoins'

/** [time in seconds, open, high, low, close, …] (docs.kraken.com: Get OHLC Data). */
const candle = z.tuple(
  [z.string().check(z.regex(/^\d+$/)), z.string(), z.string(), z.string(), price],
  z.unknown(),
)
const answer = z.object({
  error: z.array(z.string()),
  result: z.optional(z.record(z.string(), z.unknown())),
})

/** `interval` in minutes; one candle out of `every`. */
const RANGES: Record<HistoryRange, { interval: number; every: number; length: number }> = {
  '24h': { interval: 30, every: 1, length: DAY },
  '7d': { interval: 240, every: 1, length: 7 * DAY },
  '30d': { interval: 240, every: 3, length: 30 * DAY },
  '1y': { interval: 1440, every: 7, length: 365 * DAY },
}

/** An inverse pair gives dollars in that currency. */
const FIAT = [
  { symbol: 'eur', pair: 'EURUSD', isInverse: false },
  { symbol: 'gbp', pair: 'GBPUSD', isInverse: false },
  { symbol: 'aud', pair: 'AUDUSD', isInverse: false },
  { symbol: 'cad', pair: 'USDCAD', isInverse: true },
  { symbol: 'chf', pair: 'USDCHF', isInverse: true },
  { symbol: 'jpy', pair: 'USDJPY', isInverse: true },
] as const

const INVERSE: ReadonlySet<string> = new Set(FIAT.flatMap(({ pair, isInverse }) => (isInverse ? [pair] : [])))
const DIGITS = 10
const inverted = (usd: string) => new Big(1).div(usd).prec(DIGITS).toFixed()

/** One call a second is allowed. */
export function makeKraken(baseUrl: string): PriceSource {
  const read = async (pair: string, interval: number, since: number, signal: AbortSignal) => {
    const query = { pair, interval: String(interval), since: String(Math.floor(since / 1000)) }
    const { error, result = {} } = await callProvider({
      baseUrl,
      path: '/OHLC',
      query,
      schema: answer,
      signal,
    })
    if (error.length > 0) throw refusal(error.join(' '))
    return pointsOf(pair, result)
  }
  return {
    id: 'kraken',
    attribution: { text: 'Kraken', href: 'https://www.kraken.com' },
    everyMs: 120_000,
    spots: async (signal) => {
      const spots: Spot[] = []
      for (const { symbol, pair } of FIAT) {
        const points = await read(pair, 60, Date.now() - 25 * HOUR, signal)
        spots.push(...spotOf(symbol, pair, points))
        await pause(CALL_PAUSE, signal)
      }
      return spots
    },
    candles: {
      keys: () =>
        new Map<string, readonly string[]>([
          ...reviewedKeys('kraken'),
          ...FIAT.map(({ symbol, pair }): [string, string[]] => [pair, [symbol]]),
        ]),
      pauseMs: CALL_PAUSE,
      read: async (pair, range, signal) => {
        const { interval, every, length } = RANGES[range]
        const points = await read(pair, interval, Date.now() - length - interval * MINUTE, signal)
        return points.filter((_, place) => (points.length - 1 - place) % every === 0)
      },
    },
  }
}

const CALL_PAUSE = 1100

export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((settle, refuse) => {
    if (signal.aborted) refuse(new ProviderError('unavailable'))
    else setTimeout(settle, ms)
  })

/** Kraken answers 200 to what it refuses. */
const refusal = (providerText: string) =>
  /rate limit|too many/i.test(providerText)
    ? new ProviderError('rate_limited', { providerText, retryAfter: 60_000 })
    : new ProviderError('bad_answer', { providerText })

/** The answer renames the pair (XBTUSD is XXBTZUSD): the one key beside `last`. */
function pointsOf(pair: string, result: Record<string, unknown>): PricePoint[] {
  const lists = Object.entries(result).filter(([name]) => name !== 'last')
  const [list] = lists
  if (lists.length !== 1 || !list || !Array.isArray(list[1]))
    throw new ProviderError('bad_answer', { providerText: `${pair}: ${lists.length} pairs` })
  return rightRows(list[1], candle).map(([seconds, , , , usd]) => ({
    at: Number(seconds) * 1000,
    usd: INVERSE.has(pair) ? inverted(usd) : usd,
  }))
}

function spotOf(symbol: string, key: string, points: readonly PricePoint[]): Spot[] {
  const last = points.at(-1)
  if (!last) return []
  const dayBefore = points.findLast(({ at }) => at <= last.at - DAY)
  const change24h = dayBefore ? changeBetween(dayBefore.usd, last.usd) : null
  // A candle is named by its beginning.
  const at = Math.min(last.at + HOUR, Date.now())
  return [{ key, symbols: [symbol], usd: last.usd, change24h, at }]
}
