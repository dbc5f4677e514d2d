import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HistoryPoint, markets } from '@/contract/markets'
import { priceAt } from '@/server/prices/sampleMarket'
import { getHistory } from '@/server/market/markets'
import { getRequest } from '../getRequest'

const now = Date.UTC(2026, 10, 21, 12, 10)
const day = 24 * 3_600_000

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const request = async (symbol: string, query: Record<string, string> = {}) => {
  const response = await getHistory(getRequest(markets.history, query, { symbol }))
  return (response as { result: HistoryPoint[] }).result
}

test.each([
  ['24h', day, 30],
  ['7d', 7 * day, 4 * 60],
  ['30d', 30 * day, 12 * 60],
  ['1y', 365 * day, 7 * 24 * 60],
] as const)('%s reaches back that far at even times and ends now', async (range, length, minutes) => {
  const points = await request('btc', { range })
  const times = points.map(({ at }) => Date.parse(at))
  expect(times.at(-1)).toBe(now)
  expect(now - (times[0] ?? 0)).toBeLessThanOrEqual(length)
  expect(now - (times[0] ?? 0)).toBeGreaterThan(length - minutes * 60_000)
  expect(times.slice(0, -1).every((at) => at % (minutes * 60_000) === 0)).toBe(true)
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect(points.length).toBeGreaterThan(40)
  expect(points.length).toBeLessThan(70)
})

test('the prices are those of the market at these times, as decimal strings', async () => {
  for (const { at, priceUsd } of await request('eth'))
    expect(priceUsd).toBe(priceAt('eth', Date.parse(at)).toFixed())
})

test('an unknown currency has no history, and an unknown range is refused', async () => {
  await expect(request('nosuchcoin')).rejects.toMatchObject({ status: 404 })
  await expect(request('btc', { range: '5y' })).rejects.toMatchObject({ status: 400 })
})
