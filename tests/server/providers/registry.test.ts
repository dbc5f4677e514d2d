import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findProvider, providers, registerProviders } from '@/server/providers/registry'
import { isLive } from '@/server/ramps/registry'
import { providerStatusHandler } from '@/server/providers/providerStatus'
import { requestOffers } from '@/server/market/offers'
import { aQuoteRequest } from '../../domain/aQuote'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aProvider } from './aProvider'
import { startFakeProvider } from './fakeProvider'
import { freshProviders } from './freshProviders'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

function configure(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  registerProviders(null)
}
afterEach(() => {
  vi.unstubAllEnvs()
  registerProviders(null)
})
const ids = () => providers().map(({ id }) => id)

describe('the providers of the settings', () => {
  test('are none in the sandbox, nor before the site is live', () => {
    configure({})
    expect([ids(), isLive()]).toEqual([[], false])
    configure({ PROVIDERS: 'near' })
    expect([ids(), isLive()]).toEqual([[], false])
  })

  test('are in the operator’s order', () => {
    const keys = { SIDESHIFT_SECRET: 's', SIDESHIFT_AFFILIATE_ID: 'a' }
    configure({ LIVE: '1', PROVIDERS: 'sideshift,near', ...keys })
    expect([ids(), isLive()]).toEqual([['sideshift', 'near'], true])
  })

  test('one that was removed is still found while its key is there', () => {
    configure({ LIVE: '1', PROVIDERS: 'near', SIDESHIFT_SECRET: 's', SIDESHIFT_AFFILIATE_ID: 'a' })
    expect(ids()).toEqual(['near'])
    expect(findProvider('sideshift')?.id).toBe('sideshift')
    configure({ LIVE: '1', PROVIDERS: 'near', SIDESHIFT_SECRET: '' })
    expect(findProvider('sideshift')).toBeNull()
    expect(findProvider('nobody')).toBeNull()
  })
})

test('an offer of a provider over the network is there while another one hangs', async () => {
  const server = await startFakeProvider({
    'GET /tokens': {
      body: [
        { assetId: 'nep141:btc.omft.near', decimals: 8, blockchain: 'btc', symbol: 'BTC', price: 66093 },
        { assetId: 'nep141:eth.omft.near', decimals: 18, blockchain: 'eth', symbol: 'ETH', price: 1947.28 },
      ],
    },
    'POST /quote': {
      body: { quote: { amountIn: '10000000', amountOut: '1987000000000000000', timeEstimate: 300 } },
    },
  })
  configure({ LIVE: '1', PROVIDERS: 'near', NEAR_URL: server.url })
  const [near] = providers()
  if (!near) throw new Error('near is missing')
  freshProviders(near, aProvider('hangs', { quote: () => new Promise(() => undefined) }))
  const { offers, missing } = await requestOffers(aQuoteRequest(), null, Date.now())
  expect(offers.map(({ provider, offer }) => [provider.id, offer.amountTo])).toEqual([['near', '1.987']])
  // One that was waited for to its own deadline would be unavailable.
  expect(missing.map(({ provider, code }) => [provider.id, code])).toEqual([['hangs', 'pending']])
  await server.close()
})

test('the status of providers is for the bearer of METRICS_TOKEN only', async () => {
  const token = '9f2c4e6a8b0d1f3579ace02468bdf135'
  vi.stubEnv('METRICS_TOKEN', token)
  freshProviders(aProvider('a'))
  await requestOffers(aQuoteRequest(), null, Date.now())
  const server = createServer((req, res) => void providerStatusHandler(req, res))
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(url, { headers: { authorization: 'Bearer x' } })).status).toBe(404)
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  expect(await response.json()).toMatchObject({
    providers: [
      {
        id: 'a',
        isOn: true,
        assets: { count: 2, ageSeconds: 0 },
        calls: expect.arrayContaining([
          expect.objectContaining({
            ...{ kind: 'quote', state: 'up', circuit: 'closed', pausedUntil: null },
            ...{ calls: 1, failures: 0, lastError: null },
          }),
        ]) as unknown,
      },
    ],
  })
  await new Promise((settle) => server.close(settle))
})
