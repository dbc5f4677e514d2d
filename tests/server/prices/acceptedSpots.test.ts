import { expect, test } from 'vitest'
import { acceptedSpots } from '@/server/prices/acceptedSpots'
import type { Spot } from '@/domain/market/spot'

const now = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const bitcoin = (usd: string, at = now): Spot => ({ key: 'btc', symbols: ['btc'], usd, change24h: null, at })
const nothing = { spots: [], held: {} }
const usdOf = ({ spots }: { spots: readonly Spot[] }) => spots.map(({ usd }) => usd)

test('the first price of a coin is accepted, a later one replaces it', () => {
  const first = acceptedSpots(nothing, [bitcoin('64000')], now)
  expect(usdOf(first)).toEqual(['64000'])
  expect(usdOf(acceptedSpots(first, [bitcoin('65000', now + minute)], now + minute))).toEqual(['65000'])
})

test('a price that jumps by more than half waits for a second answer that agrees', () => {
  const first = acceptedSpots(nothing, [bitcoin('64000')], now)
  const jumped = acceptedSpots(first, [bitcoin('640', now + minute)], now + minute)
  expect(jumped.spots).toEqual([bitcoin('64000')])
  expect(jumped.held).toEqual({ btc: '640' })
  const agreed = acceptedSpots(jumped, [bitcoin('650', now + 2 * minute)], now + 2 * minute)
  expect(usdOf(agreed)).toEqual(['650'])
  expect(agreed.held).toEqual({})
})

test('a second jump to elsewhere waits again, and the price before returns at once', () => {
  const jumped = acceptedSpots({ spots: [bitcoin('64000')], held: { btc: '640' } }, [bitcoin('200000')], now)
  expect(usdOf(jumped)).toEqual(['64000'])
  expect(jumped.held).toEqual({ btc: '200000' })
  const back = acceptedSpots(jumped, [bitcoin('64100')], now)
  expect(usdOf(back)).toEqual(['64100'])
  expect(back.held).toEqual({})
})

test('a coin that is missing keeps its price for two hours with its own time', () => {
  const first = { spots: [bitcoin('64000')], held: {} }
  expect(acceptedSpots(first, [], now + 119 * minute).spots).toEqual([bitcoin('64000')])
  expect(acceptedSpots(first, [], now + 121 * minute).spots).toEqual([])
})

test('a time in the future is taken for now', () => {
  expect(acceptedSpots(nothing, [bitcoin('1', now + 60 * minute)], now).spots[0]?.at).toBe(now)
})
