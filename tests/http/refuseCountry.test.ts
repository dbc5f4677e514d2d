import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import type { Dispatch } from '@/http/backEnd'
import { serveSite } from './testSite'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))
beforeEach(() => {
  vi.stubEnv('COUNTRY_HEADER', 'X-Country')
  vi.stubEnv('TRUST_PROXY', '1')
  setOperator({ ...NO_OPERATOR, file: { countries: { deny: ['US'] } } })
})
afterEach(() => {
  setOperator(undefined)
  vi.unstubAllEnvs()
})

const next = vi.fn((_: unknown, res: { end: (text: string) => unknown }) => {
  res.end('a page')
  return Promise.resolve()
})

/** The site with its embedded back end. @returns how to call it, and the paths of what arrived there */
async function embedded() {
  const arrived: string[] = []
  const dispatch: Dispatch = ({ path }) => {
    arrived.push(path)
    return Promise.resolve({ status: 200, headers: {}, body: 'taken' })
  }
  return { request: await serveSite(next, { dispatch }), arrived }
}

/** The site before a back end of the operator's own. */
async function passedOn() {
  const arrived: string[] = []
  const server = createServer((req, res) => {
    arrived.push(req.url ?? '')
    res.writeHead(200, { 'content-type': 'text/plain' }).end('taken')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { request: await serveSite(next), arrived }
}

const PATH = '/api/v4/exchanges-new'
const fromCountry = (country: string, method = 'POST') => ({ method, headers: { 'x-country': country } })

describe.each([
  ['embedded', embedded],
  ['of the operator', passedOn],
])('an order for a back end that is %s', (_, start) => {
  test('is refused for a denied country before it gets there', async () => {
    const { request, arrived } = await start()
    const { status, headers, body } = await request(PATH, fromCountry('US'))
    expect(status).toBe(451)
    expect(JSON.parse(body.toString())).toMatchObject({
      code: 'region_restricted',
      traceId: headers['x-request-id'],
    })
    expect(arrived).toEqual([])
  })

  test.each([
    '/api/v3/exchanges-new',
    '/api/v4/Exchanges-New',
    '/API/v4/exchanges-new',
    '/api/v4/exchanges%2Dnew',
    '/api/v4/exchanges-new/',
    '/api/v4//exchanges-new',
    '//api/v4/exchanges-new',
    '/api/v4/./exchanges-new',
    '/api/v4/x/%2e%2e/exchanges-new',
    '/api/v4/exchanges-new#x',
    '/api/v4/exchanges-new%23x',
    '/api/v4/exchanges-new%00',
    '/api/v4/exchanges-new?x=%',
    '/api/v4/exchanges-new;x=1',
    '/api/v4/exchanges-new.json',
    '/api/v4/exchanges-new/create',
    '/api/v4/exchanges-new?a=1',
    '/api/v4/exchanges%252Dnew',
    '/de/api/v4/exchanges-new',
    '/en/api/v4/exchanges-new',
    '/api\\v4\\exchanges-new',
    '/api/v4/..%2fv4/exchanges-new',
    '/_next/data/x/en/api/v4/exchanges-new.json',
    '/_next/data/x/api/v4/exchanges-new.json',
    '/de/_next/data/x/en/api/v4/exchanges-new.json',
    'http://site.example/api/v4/exchanges-new',
  ])('is taken by no other spelling of its address: %s', async (path) => {
    const { request, arrived } = await start()
    let response = await request(path, fromCountry('US'))
    const { location } = response.headers
    if (response.status === 308) response = await request(String(location), fromCountry('US'))
    expect([400, 404, 405, 451]).toContain(response.status)
    expect(arrived).toEqual([])
    expect(next).not.toHaveBeenCalled()
  })

  test.each([
    ['x-nextjs-data', '1'],
    ['x-middleware-rewrite', '/faq'],
    ['x-middleware-subrequest', 'src/proxy'],
    ['x-matched-path', '/faq'],
    ['x-invoke-path', '/faq'],
    ['x-http-method-override', 'GET'],
    ['x-original-url', '/faq'],
    ['x-rewrite-url', '/faq'],
    ['x-halyard-internal', '1'],
  ])('is refused whatever %s says', async (name, value) => {
    const { request, arrived } = await start()
    const { method, headers } = fromCountry('US')
    expect((await request(PATH, { method, headers: { ...headers, [name]: value } })).status).toBe(451)
    expect(arrived).toEqual([])
  })

  test.each([
    ['of another country', 'DE', PATH, 'POST'],
    ['of an unknown country', 'XX', PATH, 'POST'],
    ['that reads an exchange', 'US', '/api/v3/exchanges-new/abc', 'GET'],
    ['that chooses a refund', 'US', '/api/v4/exchanges-new/abc/actions', 'POST'],
  ])('is handed on as a call %s', async (__, country, path, method) => {
    const { request, arrived } = await start()
    const { status, body } = await request(path, fromCountry(country, method))
    expect([status, body.toString(), arrived]).toEqual([200, 'taken', [path]])
  })

  test('is refused by no header of a visitor without COUNTRY_HEADER', async () => {
    vi.stubEnv('COUNTRY_HEADER', '')
    const { request } = await start()
    expect((await request(PATH, fromCountry('US'))).status).toBe(200)
  })
})

describe('the dialect of ChangeNOW', () => {
  const COMPAT = '/compat/changenow/v2'

  test('refuses an order from a denied country in its own words, and nothing else', async () => {
    const { request } = await embedded()
    const { status, body } = await request(`${COMPAT}/exchange`, fromCountry('US'))
    expect(status).toBe(451)
    expect(JSON.parse(body.toString())).toEqual({
      error: 'region_restricted',
      message: expect.any(String) as string,
    })
    expect((await request(`${COMPAT}/exchange/refund`, fromCountry('US'))).status).not.toBe(451)
    expect((await request(`${COMPAT}/exchange`, fromCountry('DE'))).status).not.toBe(451)
  })

  test('is not there with a back end of the operator, which is not called', async () => {
    const { request, arrived } = await passedOn()
    expect((await request(`${COMPAT}/exchange/currencies`)).status).toBe(404)
    expect((await request(`${COMPAT}/exchange`, fromCountry('DE'))).status).toBe(404)
    expect(arrived).toEqual([])
  })
})
