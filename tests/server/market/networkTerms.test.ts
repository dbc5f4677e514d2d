import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NetworkTerms, quotes } from '@/contract/quotes'
import { database } from '@/server/database/database'
import { providerAssets, providerSwitches } from '@/server/database/schema'
import { forgetProbes } from '@/server/market/liveNetworkTerms'
import { getNetworkTerms } from '@/server/market/networkTerms'
import { getEstimate, getRange } from '@/server/market/quotes'
import { forgetTerms } from '@/server/market/seenTerms'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { Offer } from '@/server/providers/provider'
import { getRequest } from '../getRequest'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { anAsset, anOffer, aProvider, assetsFrom } from '../providers/aProvider'
import { freshProviders } from '../providers/freshProviders'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
beforeEach(async () => {
  const db = await database()
  await db.delete(providerAssets)
  await db.delete(providerSwitches)
  forgetTerms()
  forgetProbes()
})
afterEach(() => freshProviders())

const FROM_BTC = { tickers: 'usdt', ticker: 'btc', network: 'btc' }

async function terms(query: Record<string, string> = {}): Promise<Map<string, NetworkTerms>> {
  const response = await getNetworkTerms(getRequest(quotes.networks, { ...FROM_BTC, ...query }))
  if (!('result' in response)) throw new Error('no result')
  return new Map(response.result.map((one) => [one.symbol, one]))
}

const quotedFor = vi.fn()
const dollars = (changes: Partial<Offer> = {}) =>
  aProvider('one', {
    assets: () =>
      Promise.resolve(assetsFrom(...['btc', 'usdttrc20', 'usdterc20'].map((one) => anAsset(one)))),
    quote: (question) => {
      quotedFor(question.to.symbol)
      return Promise.resolve(anOffer(question, '60000', changes))
    },
  })
const silent = aProvider('one', {
  assets: () => Promise.resolve(assetsFrom(anAsset('btc'), anAsset('usdttrc20'))),
  quote: () => Promise.reject(new ProviderError('unavailable')),
})
beforeEach(() => quotedFor.mockClear())

test('in the sandbox each network has the fee, minimum and minutes of its own estimate', async () => {
  const all = await terms()
  expect(all.size).toBeGreaterThan(5)
  const pair = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'usdt', networkTo: 'trx' }
  const estimate = await getEstimate(getRequest(quotes.estimate, { ...pair, amount: '1' }))
  const range = await getRange(getRequest(quotes.range, pair))
  if (!('result' in estimate) || !('result' in range)) throw new Error('no quote')
  const { min, networkFee, speed } = all.get('usdttrc20') ?? {}
  expect(min).toBe(range.result.min)
  expect(speed).toBe(estimate.result.speed)
  expect(Number(networkFee)).toBeCloseTo(Number(estimate.result.networkFee), 1)
  expect(all.get('usdterc20')?.networkFee).not.toBe(networkFee)
})

test('of coins that are sent the minimum is in their own unit, and no fee is named', async () => {
  const { min, networkFee } = (await terms({ side: 'from' })).get('usdttrc20') ?? {}
  expect(Number(min)).toBeGreaterThan(1)
  expect(networkFee).toBeNull()
})

test('the coin itself and a coin that nobody knows are left out; an unknown other side is refused', async () => {
  expect([...(await terms({ tickers: 'btc,nonesuch' })).keys()]).not.toContain('btc')
  await expect(terms({ ticker: 'nonesuch' })).rejects.toMatchObject({ status: 422 })
})

test('a live network is quoted once, and then answered from what its providers said', async () => {
  freshProviders(dollars({ networkFee: '1.5', minutes: [4, 9], limits: { min: '0.0002', max: null } }))
  const expected = { symbol: 'usdttrc20', min: '0.0002', networkFee: '1.5', speed: '4-9' }
  expect((await terms()).get('usdttrc20')).toEqual(expected)
  expect((await terms()).get('usdttrc20')).toEqual(expected)
  expect(quotedFor.mock.calls.flat().toSorted()).toEqual(['usdterc20', 'usdttrc20'])
})

test('a visitor’s own quote says it too; one among chosen providers does not', async () => {
  freshProviders(dollars({ networkFee: '2' }))
  const pair = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'usdt', networkTo: 'trx', amount: '0.5' }
  await getEstimate(getRequest(quotes.estimate, { ...pair, exclude: 'two' }))
  await getEstimate(getRequest(quotes.estimate, { ...pair, networkTo: 'eth' }))
  quotedFor.mockClear()
  expect((await terms()).get('usdterc20')?.networkFee).toBe('2')
  expect(quotedFor.mock.calls.flat()).toEqual(['usdttrc20'])
})

test('what no provider says is null, never a figure of the sandbox', async () => {
  freshProviders(dollars({ limits: { min: null, max: null } }))
  expect((await terms()).get('usdttrc20')).toEqual({
    symbol: 'usdttrc20',
    min: null,
    networkFee: null,
    speed: '',
  })
})

test('while providers are away nothing is known, and what was known stays', async () => {
  freshProviders(dollars({ networkFee: '1.5' }))
  await terms()
  freshProviders(silent)
  expect((await terms()).get('usdttrc20')?.networkFee).toBe('1.5')
  forgetTerms()
  expect((await terms()).get('usdttrc20')?.networkFee).toBeNull()
})

test('a picker that is opened again and again makes six calls a minute, no more', async () => {
  freshProviders(silent)
  for (let opened = 0; opened < 10; opened += 1) {
    forgetTerms()
    await terms()
  }
  freshProviders(dollars())
  forgetTerms()
  await terms()
  expect(quotedFor).not.toHaveBeenCalled()
})
