import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { methodsOf } from '@/http/addresses'
import { siteHandlers } from '@/http/siteHandlers'
import { addressExamples } from './addressExamples'
import { serveSite } from './testSite'

const LIMIT = vi.hoisted(() => 3)

// Headers of pages are made once in a process.
vi.hoisted(() => void (process.env.SITE_URL = 'https://halyard.example'))
/** Six hundred a minute are two hundred times as many. */
vi.mock('@/http/callerWindows', async (original) => {
  const { callerWindows } = await original<typeof import('@/http/callerWindows')>()
  return {
    callerWindows: () => {
      const secondsToWait = callerWindows()
      return (address: string, perMinute: number) =>
        secondsToWait(address, perMinute === 600 ? LIMIT : perMinute)
    },
  }
})
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubEnv('TRUST_PROXY', '1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const PAGE = '<p>A page.</p>'.repeat(100)
const next = vi.fn((_: IncomingMessage, res: ServerResponse) => {
  res.setHeader('content-type', 'text/html')
  res.setHeader('cache-control', 's-maxage=30')
  res.end(PAGE)
  return Promise.resolve()
})
const dispatch = vi.fn(() => Promise.resolve({ status: 200, headers: {}, body: '{}' }))
const site = () => serveSite(next, { dispatch })
const rendered = () => next.mock.calls.length
beforeEach(() => {
  next.mockClear()
  dispatch.mockClear()
})

const from = { 'x-forwarded-for': '1.1.1.1' }

describe('the limit of pages', () => {
  beforeEach(() => vi.stubEnv('RATE_LIMIT_PAGES', String(LIMIT)))

  test.each<[string, Record<string, string>, string?, ((name: string) => string)?]>([
    ['as it is', {}],
    ['that claims to be for data', { 'x-nextjs-data': '1' }],
    ['that claims to be a prefetch', { purpose: 'prefetch', 'x-middleware-prefetch': '1' }],
    ['that claims to be past a middleware', { 'x-middleware-subrequest': 'src/proxy:src/proxy' }],
    ['that claims to be this server’s own', { 'x-halyard-internal': 'guess' }],
    ['that claims to revalidate', { 'x-prerender-revalidate': 'guess' }],
    ['that claims another path', { 'x-matched-path': '/icon.svg', 'x-invoke-path': '/icon.svg' }],
    ['of the app router', { rsc: '1', 'next-router-state-tree': 'x', 'next-url': '/' }],
    ['with two languages', { cookie: 'NEXT_LOCALE=en; NEXT_LOCALE=de' }],
    ['with two languages in the other order', { cookie: 'NEXT_LOCALE=xx; NEXT_LOCALE=de' }],
    ['with a preview cookie', { cookie: '__prerender_bypass=x; __next_preview_data=x' }],
    ['of a signed-in reader', { authorization: 'Bearer x' }],
    ['of a part', { range: 'bytes=0-1' }],
    ['from made-up addresses before the proxy’s', { forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' }],
    ['by HEAD', {}, 'HEAD'],
    ['in another language', {}, 'GET', (name) => `/de/coins/${name}`],
    ['with a query', {}, 'GET', (name) => `/faq?coin=${name}`],
    ['of an order', {}, 'GET', (name) => `/exchange?id=abc${name}`],
    ['of the embedded view', {}, 'GET', (name) => `/views/cashback-calculator?amount=${name}`],
    ['of the account', {}, 'GET', (name) => `/customer-account/${name}`],
    ['that looks like a file', {}, 'GET', (name) => `/coins/${name}.png`],
    ['that does not exist', {}, 'GET', (name) => `/${name}`],
    ['of data', {}, 'GET', (name) => `/_next/data/x/en/coins/${name}.json`],
    [
      'of data with its header',
      { 'x-nextjs-data': '1' },
      'GET',
      (name) => `/_next/data/x/de/coins/${name}.json`,
    ],
    ['of data with a query', {}, 'GET', (name) => `/_next/data/x/en/exchange/order.json?id=${name}`],
  ])(
    'counts each page %s',
    async (_, headers, method = 'GET', pathOf = (name: string) => `/coins/${name}`) => {
      const request = await site()
      const statuses: number[] = []
      for (let count = 0; count < LIMIT + 3; count++) {
        // Each is due again, where it was cached.
        vi.setSystemTime(Date.now() + 1001)
        next.mockImplementationOnce((__, res) => Promise.resolve(void res.end('never cached')))
        statuses.push(
          (await request(pathOf(String(100 + count)), { method, headers: { ...from, ...headers } })).status,
        )
      }
      expect(rendered()).toBe(LIMIT)
      expect(statuses.slice(LIMIT)).toEqual([429, 429, 429])
    },
  )

  test.each([
    ['POST', '/coins/btc', 405],
    ['PUT', '/customer-account', 405],
    ['OPTIONS', '/exchange?id=abc', 405],
    ['DELETE', '/_next/data/x/en/coins/btc.json', 405],
    ['GET', '/de/_next/data/x/en/coins/btc.json', 404],
    ['GET', '/_next/data/x/en/api/v4/markets.json', 404],
    ['GET', '/_next/data/x/en/unknown.json', 404],
    ['GET', '/coins//btc', 308],
    ['GET', '/coins/btc#x', 400],
  ])('is not needed for %s %s, which renders nothing: %i', async (method, path, status) => {
    const request = await site()
    for (let count = 0; count < LIMIT + 2; count++)
      expect((await request(path, { method, headers: { ...from, 'x-nextjs-data': '1' } })).status).toBe(
        status,
      )
    expect(rendered()).toBe(0)
  })
})

describe('what the site answers itself', () => {
  const examples = addressExamples.flatMap((address) =>
    address.handledBy === 'site' ? [{ ...address, method: methodsOf(address)?.[0] ?? '' }] : [],
  )

  test.each(examples)(
    'at $path is answered 600 times a minute to one address',
    async ({ example, handler, method }) => {
      vi.stubEnv('RATE_LIMIT_PAGES', '100000')
      const answer = vi.spyOn(siteHandlers, handler).mockImplementation((_, res) => void res.end())
      const request = await site()
      const call = (headers: Record<string, string> = from) => request(example, { method, headers })
      for (let count = 0; count < LIMIT; count++) expect((await call()).status).toBe(200)
      const { status, headers } = await call()
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store'])
      expect((await call({ 'x-forwarded-for': '2.2.2.2' })).status).toBe(200)
      expect(answer).toHaveBeenCalledTimes(LIMIT + 1)
      vi.setSystemTime(Date.now() + 60_001)
      expect((await call()).status).toBe(200)
    },
  )

  test('at one address does not use up another', async () => {
    vi.spyOn(siteHandlers, 'live').mockImplementation((_, res) => void res.end())
    vi.spyOn(siteHandlers, 'version').mockImplementation((_, res) => void res.end())
    const request = await site()
    for (let count = 0; count < LIMIT; count++) await request('/api/site/live', { headers: from })
    expect((await request('/api/site/live', { headers: from })).status).toBe(429)
    expect((await request('/api/site/version', { headers: from })).status).toBe(200)
  })

  test.each(examples)(
    'at $path is not asked of Next.js or of a back end',
    async ({ example, handler, method }) => {
      vi.spyOn(siteHandlers, handler).mockImplementation((_, res) => void res.end('own'))
      const request = await site()
      expect((await request(example, { method })).body.toString()).toBe('own')
      expect([rendered(), dispatch.mock.calls.length]).toEqual([0, 0])
    },
  )
})

describe('who answers', () => {
  test.each(['/api/v4/markets', '/api/v3/pairs', '/auth-service/api/v1.0/sign-in'])(
    '%s is the embedded back end, without Next.js',
    async (path) => {
      const request = await site()
      expect((await request(`${path}?a=1`, { method: 'POST' })).status).toBe(200)
      expect(dispatch).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ method: 'POST', path, query: { a: '1' } }),
      )
      expect(rendered()).toBe(0)
    },
  )

  test('files of public are sent by Next.js, and count as no page', async () => {
    vi.stubEnv('RATE_LIMIT_PAGES', '1')
    const [coin = ''] = readdirSync('public/coins')
    expect(existsSync(`public/coins/${coin}`)).toBe(true)
    const request = await site()
    for (let count = 0; count < 5; count++)
      expect((await request(`/coins/${coin}`, { headers: from })).status).toBe(200)
    expect(rendered()).toBe(5)
  })

  test('a failing handler is a 500 without its cause', async () => {
    vi.spyOn(siteHandlers, 'live').mockRejectedValue(new Error('secret cause'))
    const request = await site()
    const { status, body } = await request('/api/site/live')
    expect([status, body.toString()]).toEqual([500, 'Internal Server Error\n'])
  })
})

test('every response has its fixed headers and the policy of its kind', async () => {
  const request = await site()
  for (const path of [
    '/faq',
    '/faq',
    '/de/unknown',
    '/_next/static/chunks/a.js',
    '/api/v4/markets',
    '/robots.txt',
  ]) {
    const { headers } = await request(path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers['content-security-policy'], path).toBeTruthy()
  }
})
