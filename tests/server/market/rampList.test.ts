import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RampWays } from '@/contract/rampWays'
import { forgetSwitches, setProviderSwitch } from '@/server/providers/switches'
import { forgetOfferings } from '@/server/ramps/offerings'
import { registerRamps } from '@/server/ramps/registry'
import { aRamp, someOfferings } from '../ramps/aRamp'
import { request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

const offerings = () =>
  Promise.resolve(
    someOfferings({
      countries: new Map([
        ['CH', { buy: true, sell: true }],
        ['DE', { buy: true, sell: true }],
      ]),
      routes: (direction, _, fiat, coin) =>
        direction === 'sell' && coin.symbol === 'xrp'
          ? []
          : [
              {
                method: 'sepa',
                limits: {
                  min: fiat.symbol === 'eur' ? '30' : '40',
                  max: coin.symbol === 'btc' ? '900' : '700',
                },
                minutes: [60, 2880],
              },
            ],
    }),
  )

beforeEach(() => {
  forgetOfferings()
  forgetSwitches()
  registerRamps([aRamp('acme', { offerings })])
})
afterEach(() => {
  registerRamps(null)
  forgetSwitches()
  vi.unstubAllEnvs()
})

const ways = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  (
    await request<RampWays[]>(
      'GET',
      `/api/v4/ramps?${new URLSearchParams(query).toString()}`,
      undefined,
      headers,
    )
  ).result

test('each way is listed with its limits, its usual time and the countries where it may be offered', async () => {
  const [acme] = await ways()
  expect(acme?.ramp).toMatchObject({ id: 'acme', entity: 'Acme Ramp AG, Zug' })
  expect(acme?.ways).toEqual(
    (['buy', 'sell'] as const).map((direction) => ({
      direction,
      method: 'sepa',
      minutes: [60, 2880],
      // Germany is closed by default.
      countries: ['CH'],
      fiats: [
        { symbol: 'eur', min: '30', max: '900' },
        { symbol: 'chf', min: '40', max: '900' },
      ],
    })),
  )
})

test('of one pair its own limits alone, and nothing where it is not served', async () => {
  const [acme] = await ways({ fiat: 'eur', ticker: 'xrp', network: 'xrp' })
  expect(acme?.ways).toMatchObject([{ direction: 'buy', fiats: [{ symbol: 'eur', min: '30', max: '700' }] }])
  expect(await ways({ fiat: 'gbp' })).toEqual([])
  expect(await ways({ ticker: 'doge', network: 'doge' })).toEqual([])
})

test('who calls from a closed country, or finds the ramp switched off, is shown none', async () => {
  vi.stubEnv('TRUST_PROXY', '1')
  vi.stubEnv('COUNTRY_HEADER', 'cf-ipcountry')
  expect(await ways({}, { 'cf-ipcountry': 'DE' })).toEqual([])
  expect(await ways({}, { 'cf-ipcountry': 'CH' })).toHaveLength(1)
  await setProviderSwitch('acme', { isOn: false, weight: 0 })
  expect(await ways({}, { 'cf-ipcountry': 'CH' })).toEqual([])
})
