import { afterEach, expect, test } from 'vitest'
import { client } from '@/api/client'
import { fetchHistory, fetchMarketsOf, fetchPrices } from '@/api/markets'
import { answering } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

const broken = { failure: { kind: 'broken' } }

test('prices come by symbol, of all coins or of the named ones', async () => {
  const calls = answering(200, { result: { btc: ['64000.5', '-0.62'] } })
  expect(await fetchPrices()).toEqual({ btc: { priceUsd: '64000.5', dailyChange: '-0.62' } })
  await fetchPrices(['btc', 'eur'])
  expect(calls).toMatchObject([
    { url: '/api/v4/markets/prices', params: { symbols: undefined } },
    { url: '/api/v4/markets/prices', params: { symbols: 'btc,eur' } },
  ])
})

test('a history is asked for by its range', async () => {
  const points = [{ at: '2026-11-21T12:00:00.000Z', priceUsd: '1' }]
  const [call] = await asked(points, () => fetchHistory('btc', '30d'))
  expect(call).toMatchObject({ url: '/api/v4/markets/btc/history', params: { range: '30d' } })
})

test('named currencies are asked for in one question', async () => {
  const [call] = await asked([], () => fetchMarketsOf(['btc', 'eth']))
  expect(call).toMatchObject({ url: '/api/v4/markets', params: { symbols: 'btc,eth' } })
})

test('prices that are no decimal strings are a broken answer', async () => {
  answering(200, { result: { btc: [64000.5, -0.62] } })
  await expect(fetchPrices()).rejects.toMatchObject(broken)
  answering(200, { result: [{ at: '2026', priceUsd: 1 }] })
  await expect(fetchHistory('btc', '7d')).rejects.toMatchObject(broken)
})

async function asked<T>(result: T, ask: () => Promise<T>) {
  const calls = answering(200, { result })
  expect(await ask()).toEqual(result)
  return calls
}
