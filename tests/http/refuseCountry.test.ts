import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { createRequestListener } from '@/http/createRequestListener'
import { serve } from './testServer'

vi.mock('@/http/requestPath', async (original) => ({
  ...(await original<typeof import('@/http/requestPath')>()),
  readManifest: () => ({}),
  createRouteLabel: () => (path: string) => path,
}))
beforeEach(() => {
  vi.stubEnv('COUNTRY_HEADER', 'X-Country')
  vi.stubEnv('TRUST_PROXY', '1')
  setOperator({ ...NO_OPERATOR, file: { countries: { deny: ['US'] } } })
})
afterEach(() => {
  setOperator(undefined)
  vi.unstubAllEnvs()
})

const next = vi.fn((_: IncomingMessage, res: ServerResponse) => {
  res.end('taken')
  return Promise.resolve()
})
async function order(country: string, path = '/api/v4/exchanges-new', method = 'POST') {
  const request = await serve(createRequestListener(next))
  const { status, headers, body } = await request(path, { method, headers: { 'x-country': country } })
  return { status, id: headers['x-request-id'], body: body.toString() }
}

test.each(['', 'https://api.example.com'])(
  'an order from a denied country is refused before the back end, API_ORIGIN=%s',
  async (origin) => {
    vi.stubEnv('API_ORIGIN', origin)
    next.mockClear()
    const { status, id, body } = await order('US')
    expect(status).toBe(451)
    expect(JSON.parse(body)).toMatchObject({ code: 'region_restricted', traceId: id })
    expect(next).not.toHaveBeenCalled()
  },
)

test.each([
  '/api/v3/exchanges-new',
  '/api/v4/exchanges%2Dnew',
  '/api/v4/Exchanges-New',
  '/de/api/v4/exchanges-new',
])('no other spelling takes the order: %s', async (path) => {
  expect((await order('US', path)).status).toBe(451)
})

test.each([
  ['of another country', 'DE', '/api/v4/exchanges-new', 'POST'],
  ['of an unknown country', 'XX', '/api/v4/exchanges-new', 'POST'],
  ['that reads an exchange', 'US', '/api/v3/exchanges-new/abc', 'GET'],
  ['that chooses a refund', 'US', '/api/v4/exchanges-new/abc/actions', 'POST'],
])('a call %s is handed on', async (_, country, path, method) => {
  expect(await order(country, path, method)).toMatchObject({ status: 200, body: 'taken' })
})

test('without COUNTRY_HEADER no header of a visitor counts', async () => {
  vi.stubEnv('COUNTRY_HEADER', '')
  expect((await order('US')).status).toBe(200)
})
