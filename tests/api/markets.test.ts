import { afterEach, expect, test } from 'vitest'
import { client } from '@/api/client'
import { fetchHistory, fetchMarketsOf, fetchPrices } from '@/api/markets'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

const broken = { failure: { kind: 'broken' } }

test('prices come by symbol, of all coins or of the named ones', async () => {
  const calls = respondingWith(200, { result: { btc: ['64000.5', '-0.62'] } })
  expect(await fetchPrices()).toEqual({ btc: { priceUsd: '64000.5', dailyChange: '-0.62' } })
  await fetchPrices(['btc', 'eur'])
  expect(calls).toMatchObject([
    { url: '/api/v4/markets/prices', params: { symbols: undefined } },
    { url: '/api/v4/markets/prices', params: { symbols: 'btc,eur' } },
  ])
})

test('a history is requested by its range', async () => {
  const points = [{ at: '2026-11-21T12:00:00.000Z', priceUsd: '1' }]
  const [call] = await send(points, () => fetchHistory('btc', '30d'))
  expect(call).toMatchObject({ url: '/api/v4/markets/btc/history', params: { range: '30d' } })
})

test('named currencies are requested in one call', async () => {
  const [call] = await send([], () => fetchMarketsOf(['btc', 'eth']))
  expect(call).toMatchObject({ url: '/api/v4/markets', params: { symbols: 'btc,eth' } })
})

test('prices that are no decimal strings are a broken response', async () => {
  respondingWith(200, { result: { btc: [64000.5, -0.62] } })
  await expect(fetchPrices()).rejects.toMatchObject(broken)
  respondingWith(200, { result: [{ at: '2026', priceUsd: 1 }] })
  await expect(fetchHistory('btc', '7d')).rejects.toMatchObject(broken)
})

async function send<T>(result: T, request: () => Promise<T>) {
  const calls = respondingWith(200, { result })
  expect(await request()).toEqual(result)
  return calls
}
