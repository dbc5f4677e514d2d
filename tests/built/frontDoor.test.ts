import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBuiltSite } from './support/builtSite'
import { ROOT } from './support/bundles'
import { rawRequest } from './support/rawRequest'
import { spellingsOf } from './support/spellings'

/** The operator's back end, which takes every call and remembers it. */
const arrived: { method: string; url: string; headers: IncomingHttpHeaders }[] = []
let backEnd: Server
let site: Awaited<ReturnType<typeof startBuiltSite>>
let port: number
const folder = mkdtempSync(join(tmpdir(), 'halyard-front-'))
const buildId = readFileSync(join(ROOT, '.next/BUILD_ID'), 'utf8').trim()
const LIMIT = 20

beforeAll(async () => {
  backEnd = createServer((req, res) => {
    arrived.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers })
    res.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': 'session=back-end',
      'content-security-policy': 'default-src *',
      'clear-site-data': '"*"',
      link: '<https://evil.example>; rel=preload',
      refresh: '0;url=https://evil.example',
      server: 'secret/1.0',
    })
    res.end('{"result":[]}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => backEnd.once('listening', resolve))
  const operatorFile = join(folder, 'operator.yaml')
  writeFileSync(operatorFile, 'countries:\n  deny: [US]\n')
  site = await startBuiltSite({
    API_ORIGIN: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`,
    OPERATOR_FILE: operatorFile,
    COUNTRY_HEADER: 'CF-IPCountry',
    TRUST_PROXY: '1',
    SITE_URL: 'https://site.example',
    RATE_LIMIT_PAGES: String(LIMIT),
  })
  port = Number(new URL(site.origin).port)
})
afterAll(async () => {
  await site.end()
  backEnd.closeAllConnections()
  backEnd.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => void (arrived.length = 0))

const ORDERS = ['/api/v4/exchanges-new', '/api/v3/exchanges-new']
const CALLS = [...ORDERS, '/auth-service/api/v1.0/password-reset', '/api/v3/currencies/list']
let callers = 0
/** An address of its own for each, so that no limit of another counts. */
const aCaller = () => `198.51.${Math.floor(++callers / 250)}.${(callers % 250) + 1}`

const post = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(port, {
    method: 'POST',
    target,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': aCaller(), ...headers },
    body: '{}',
  })

test.each(ORDERS)('an order of a denied country goes nowhere by any spelling of %s', async (path) => {
  for (const target of spellingsOf(path, buildId)) {
    const { status } = await post(target, { 'cf-ipcountry': 'US' })
    expect(status, target).toBeGreaterThanOrEqual(300)
    expect(status, target).toBeLessThan(500)
  }
  const orders = arrived.filter(({ method, url }) => method === 'POST' && /exchanges-new/i.test(url))
  expect(orders.map(({ url }) => url)).toEqual([])
  expect((await post(path, { 'cf-ipcountry': 'US' })).status).toBe(451)
  expect((await post(path, { 'cf-ipcountry': 'DE' })).status).toBe(201)
})

test.each(CALLS)('whatever arrives at the back end is %s itself', async (path) => {
  for (const target of spellingsOf(path, buildId)) {
    const { status, headers } = await post(target, { 'cf-ipcountry': 'DE' })
    expect(status, target).toBeLessThan(500)
    expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/)
  }
  for (const { url } of arrived)
    expect(url).toMatch(/^\/(?:api\/v[34]|auth-service)\/[\w./~:@+=-]*(?:\?[^#]*)?$/)
})

const FORGED = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-port': '1',
  'x-original-forwarded-for': '6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'DELETE',
  cookie: 'accessToken=SECRET; refreshToken=SECRET',
  'x-nextjs-data': '1',
  'x-middleware-subrequest': 'src/proxy:src/proxy',
  'x-invoke-path': '/desk',
  te: 'trailers',
  tracestate: 'a=b',
}

test('a back end gets what a call needs and nothing that identifies its caller otherwise', async () => {
  await post('/api/v4/exchanges-new', {
    ...FORGED,
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'cf-ipcountry': 'DE',
    authorization: 'Bearer token',
    'idempotency-key': '11111111-1111-4111-8111-111111111111',
    connection: 'close, X-Forwarded-For',
  })
  const [call] = arrived
  expect(arrived).toHaveLength(1)
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer token',
    'idempotency-key': '11111111-1111-4111-8111-111111111111',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'site.example',
    'x-forwarded-proto': 'https',
  })
  const own = ['x-forwarded-host', 'x-forwarded-proto']
  for (const name of Object.keys(FORGED).filter((one) => !own.includes(one)))
    expect(call?.headers, name).not.toHaveProperty(name)
  expect(JSON.stringify(call)).not.toMatch(/6\.6\.6\.6|SECRET|evil/)
})

test('a visitor gets nothing of a back end that would act as this site', async () => {
  const { status, headers } = await post('/api/v4/exchanges-new', { 'cf-ipcountry': 'DE' })
  expect(status).toBe(201)
  for (const name of ['set-cookie', 'clear-site-data', 'link', 'refresh', 'server'])
    expect(headers, name).not.toHaveProperty(name)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

/** Every order page is rendered. */
const orderPage = (at: number) => `/exchange?id=order${at}`
const DATA = `/_next/data/${buildId}/en/exchange/order.json?id=abc`

test.each([
  ['without anything', {}, orderPage],
  ['as client-side navigation', { 'x-nextjs-data': '1' }, orderPage],
  ['as a prefetch', { 'x-middleware-prefetch': '1', purpose: 'prefetch' }, orderPage],
  [
    'as a request of Next.js itself',
    { 'x-matched-path': '/exchange/order', 'x-invoke-path': '/' },
    orderPage,
  ],
  ['as a revalidation', { 'x-prerender-revalidate': 'guess' }, orderPage],
  ['as one of this server', { 'x-halyard-internal': 'guess' }, orderPage],
  ['with two cookies of a language', { cookie: 'NEXT_LOCALE=en; NEXT_LOCALE=de' }, orderPage],
  ['for the data of the page', { 'x-nextjs-data': '1' }, (at: number) => `${DATA}${at}`],
  ['with an authorization', { authorization: 'Bearer x' }, orderPage],
  ['for a part', { range: 'bytes=0-10' }, orderPage],
])('rendering is limited %s', async (_, headers, targetOf) => {
  const caller = aCaller()
  const statuses: number[] = []
  for (let at = 0; at < LIMIT + 4; at++) {
    const all = { 'x-forwarded-for': caller, 'accept-language': 'en', ...headers }
    statuses.push((await rawRequest(port, { target: targetOf(at), headers: all })).status)
  }
  expect(statuses.slice(LIMIT)).toEqual([429, 429, 429, 429])
  expect(statuses.slice(0, LIMIT)).not.toContain(429)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('no page takes %s', async (method) => {
  for (const target of ['/', '/de/coins', orderPage(1), '/customer-account', DATA, '/_next/static/x.js']) {
    const { status } = await rawRequest(port, {
      method,
      target,
      headers: { 'x-forwarded-for': aCaller() },
    })
    expect(status, target).toBe(405)
  }
})

test.each(['/coins', '/faq', '/desk', '/customer-account/overview', '/api/site/metrics', '/sitemap.xml'])(
  'no spelling of %s is a fault or leads away from the site',
  async (path) => {
    for (const target of spellingsOf(path, buildId)) {
      const { status, headers } = await rawRequest(port, {
        target,
        headers: { 'x-forwarded-for': aCaller() },
      })
      // The back end of this test has no coins, which is its own fault.
      expect([200, 307, 308, 400, 404, 405, 503], target).toContain(status)
      expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/)
    }
  },
)
