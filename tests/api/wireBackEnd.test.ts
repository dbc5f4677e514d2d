import axios, { AxiosHeaders, type AxiosAdapter } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '@/api/client'
import { fetchExchange, fetchLastExchanges } from '@/api/exchanges'
import { wireBackEnd } from '@/api/wireBackEnd'
import { metrics } from '@/runtime/metrics'

const loaded = vi.hoisted(() => ({ server: false }))
const respond: AxiosAdapter = (config) =>
  Promise.resolve({ data: [], status: 200, statusText: '', headers: new AxiosHeaders(), config })
vi.mock('@/server/api/dispatch', () => {
  loaded.server = true
  return { dispatch: () => Promise.resolve({ status: 200, headers: {}, body: '{"result":[]}' }) }
})

const { adapter, baseURL } = client.defaults
afterEach(() => {
  Object.assign(client.defaults, { adapter, baseURL })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('with API_ORIGIN the reference back end is never loaded, and calls are measured by the path of the contract', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example')
  vi.spyOn(axios, 'getAdapter').mockReturnValue(respond)
  const observe = vi.spyOn(metrics.calls, 'observe')
  wireBackEnd()
  expect(await fetchLastExchanges()).toEqual([])
  await fetchExchange('abc', {}).catch(() => null)
  expect(observe.mock.calls.map(([labels]) => labels)).toEqual([
    { back_end: 'operator', method: 'GET', route: '/api/v3/exchanges-new/header', status: 200 },
    { back_end: 'operator', method: 'GET', route: '/api/v3/exchanges-new/{publicId}', status: 200 },
  ])
  expect(loaded.server).toBe(false)
})

test('without API_ORIGIN it is loaded with the first call', async () => {
  vi.stubEnv('API_ORIGIN', '')
  wireBackEnd()
  expect(loaded.server).toBe(false)
  expect(await fetchLastExchanges()).toEqual([])
  expect(loaded.server).toBe(true)
})
