// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://halyard.example/exchange"}
import { afterEach, expect, test } from 'vitest'
import { client } from '@/api/client'
import { fetchCurrencies, fetchOfferedSymbols, fetchPairs } from '@/api/currencies'
import { checkIn, fetchProfile, fetchSegment } from '@/api/customers'
import { fetchExchange, fetchLastExchanges } from '@/api/exchanges'
import { createSession, refreshSession } from '@/api/visitor'
import { EXCHANGE_FILTERS } from '@/domain/currency/currency'
import type { SessionRequest } from '@/contract/sessions'
import { respondingWith } from './fakeBackEnd'

const { adapter, baseURL } = client.defaults
afterEach(() => Object.assign(client.defaults, { adapter, baseURL }))

/** R36, as the list there writes them. */
const CALLS: [string, () => Promise<unknown>][] = [
  ['GET /api/v3/currencies/list?includeDisabled=false&extended=true&limit=1600', () => fetchCurrencies()],
  ...EXCHANGE_FILTERS.map((filter): [string, () => Promise<unknown>] => [
    `GET /api/v3/currencies/list?includeDisabled=false&extended=true&limit=1600&filter=${filter}`,
    () => fetchCurrencies(filter),
  ]),
  ['GET /api/v3/currencies?fixed=false&includeDisabled=false', () => fetchOfferedSymbols(false)],
  ['GET /api/v3/currencies?fixed=true&includeDisabled=false', () => fetchOfferedSymbols(true)],
  ['GET /api/v3/pairs', () => fetchPairs(false)],
  ['GET /api/v3/pairs?fixed=true', () => fetchPairs(true)],
  ['GET /api/v3/exchanges-new/abc', () => fetchExchange('abc', {})],
  ['GET /api/v3/exchanges-new/header', fetchLastExchanges],
  ['GET /api/v4/customers/segment', fetchSegment],
  ['GET /api/v3/customers/profile', fetchProfile],
  ['PATCH /api/v3/customers/sl_check_in', checkIn],
  ['POST /api/v3/sessions', () => createSession({ kind: 'web' } as SessionRequest, {})],
  ['POST /api/v3/sessions/refresh', () => refreshSession({ fingerprintId: 'f', mixpanelDeviceId: 'm' }, 'm')],
]

/** The call as it leaves, whatever becomes of its answer. */
async function sent(call: () => Promise<unknown>) {
  const calls = respondingWith(200, '')
  await call().catch(() => undefined)
  expect(calls).toHaveLength(1)
  const [config] = calls
  return { request: `${config?.method?.toUpperCase()} ${client.getUri(config)}`, timeout: config?.timeout }
}

test.each(CALLS)('%s: all own calls use the site base URL with a 10 s timeout', async (written, call) => {
  // A path alone is resolved against the page's own origin.
  expect(await sent(call)).toEqual({ request: written, timeout: 10_000 })
})
