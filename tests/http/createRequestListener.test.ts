import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '@/domain/text/failure'
import type { SiteRequest } from '@/http/siteRequest'
import { onRequestError } from '@/instrumentation'
import { metrics } from '@/runtime/metrics'
import { eventually } from '../eventually'
import { serveSite } from './testSite'

/** Without the build's list of pages. */
vi.mock('@/http/routeLabel', () => ({
  requestLabel: ({ isAsset, place }: SiteRequest) => (isAsset ? '/_next/static' : place),
}))
const lines: string[] = []
vi.mock('pino', async (original) => {
  const { pino } = await original<typeof import('pino')>()
  return { pino: (options: object) => pino(options, { write: (line: string) => lines.push(line) }) }
})
afterEach(() => {
  lines.length = 0
  vi.unstubAllEnvs()
})

const ID = /^[\da-f]{8}-[\da-f-]{27}$/
const echo = (req: IncomingMessage, res: ServerResponse) => {
  res.end(String(req.headers['x-request-id']))
  return Promise.resolve()
}

test('each request has its own id, in the response, for its handler and in the log', async () => {
  const request = await serveSite(echo)
  const { headers, body } = await request('/faq?email=private@example.com')
  expect(headers['x-request-id']).toMatch(ID)
  expect(body.toString()).toBe(headers['x-request-id'])
  await eventually(() => {
    expect(lines).toHaveLength(1)
  })
  const { requestId, method, route, status } = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect([requestId, method, route, status]).toEqual([headers['x-request-id'], 'GET', '/faq', 200])
  expect(lines[0]).not.toMatch(/private|127\.0\.0\.1/)
})

test('a file of the build, which no log names, is sent without its id', async () => {
  const request = await serveSite(echo)
  const { headers, body } = await request('/_next/static/chunks/a.js')
  expect(headers).not.toHaveProperty('x-request-id')
  expect(body.toString()).toMatch(ID)
})

test('a request id of a trusted proxy is used, an untrusted or malformed one is replaced', async () => {
  const request = await serveSite(echo)
  const named = { headers: { 'x-request-id': 'proxy-given-name' } }
  expect((await request('/faq', named)).headers['x-request-id']).toMatch(ID)
  vi.stubEnv('TRUST_PROXY', '1')
  expect((await request('/faq', named)).headers['x-request-id']).toBe('proxy-given-name')
  const malformed = { headers: { 'x-request-id': 'a"b c-d-e-f' } }
  expect((await request('/faq', malformed)).headers['x-request-id']).toMatch(ID)
})

test.each([
  ['/%', 'GET', 400],
  ['/\\evil.example', 'GET', 400],
  ['http://site.example/faq', 'GET', 400],
  ['/faq', 'TRACE', 405],
  ['/faq', 'POST', 405],
  ['/api/v5', 'GET', 404],
  [`/${'a'.repeat(8000)}`, 'GET', 414],
])('%s by %s is refused with %i, and reaches no handler', async (path, method, status) => {
  const next = vi.fn(echo)
  const request = await serveSite(next)
  const response = await request(path, { method })
  expect(response.status).toBe(status)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['x-request-id']).toMatch(ID)
  expect(next).not.toHaveBeenCalled()
})

test('another address of a page is redirected to its own, and reaches no handler', async () => {
  const next = vi.fn(echo)
  const request = await serveSite(next)
  const { status, headers } = await request('/en//faq/?a=<x>')
  expect([status, headers.location]).toEqual([308, '/faq?a=%3Cx%3E'])
  expect(next).not.toHaveBeenCalled()
})

test('a page that fails to render is a 500 without its cause', async () => {
  const request = await serveSite(() => Promise.reject(new Error('secret cause')))
  const { status, body } = await request('/faq')
  expect([status, body.toString()]).toEqual([500, 'Internal Server Error\n'])
  expect(lines.join('')).toContain('secret cause')
})

describe('a page that could not be made', () => {
  const PAGE = '<h1>Something of ours broke</h1>'.repeat(100)
  /** As Next.js does: it reports what was thrown, and sends the error page. */
  const failingWith =
    (error: () => Promise<unknown>) =>
    async (_: IncomingMessage, res: ServerResponse): Promise<void> => {
      await onRequestError(await error())
      res.statusCode = 500
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.end(PAGE)
    }
  const unreachable = () => Promise.resolve(new ApiFailure({ kind: 'unreachable' }))
  beforeEach(() => {
    vi.stubEnv('NEXT_RUNTIME', 'nodejs')
    metrics.requests.reset()
  })

  test.each(['/coins/btc', '/coins/btc?ref=x', '/_next/data/x/en/coins/btc.json'])(
    'because the back end failed is the error page, unavailable for a while: %s',
    async (path) => {
      const next = vi.fn(failingWith(unreachable))
      const request = await serveSite(next)
      for (const time of ['first', 'second']) {
        const { status, headers, body } = await request(path)
        expect([status, body.toString()], time).toEqual([503, PAGE])
        expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
        expect([headers.etag, headers['x-nextjs-cache']]).toEqual([undefined, undefined])
      }
      expect(next).toHaveBeenCalledTimes(2)
      await eventually(async () => {
        expect(await metrics.registry.metrics()).toMatch(/_count\{[^}]*status="503"\} 2/)
      })
    },
  )

  test('is unavailable for everybody who waited for the same making of it', async () => {
    const making = new Promise((resolve) => setTimeout(resolve, 50)).then(unreachable)
    const request = await serveSite(failingWith(() => making))
    const responses = await Promise.all([request('/coins/btc'), request('/coins/btc'), request('/coins/eth')])
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503])
  })

  test('because of a fault of ours stays an error', async () => {
    const request = await serveSite(failingWith(() => Promise.resolve(new TypeError('x is undefined'))))
    const { status, headers } = await request('/coins/btc')
    expect([status, headers['retry-after']]).toEqual([500, undefined])
    expect(headers['cache-control']).toContain('no-store')
  })

  test('beside a page that stands is that page’s own matter', async () => {
    const request = await serveSite(async (_, res) => {
      await onRequestError(await unreachable())
      res.setHeader('cache-control', 's-maxage=30')
      res.end('the page as it was')
    })
    const { status, headers } = await request('/coins/btc')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      200,
      undefined,
      's-maxage=30',
    ])
  })
})

test('a shared cache may serve a page for an hour after it was due, whatever Next.js allows', async () => {
  const request = await serveSite((_, res) => {
    res.setHeader('cache-control', 's-maxage=30, stale-while-revalidate=31535970')
    res.end('a page')
    return Promise.resolve()
  })
  for (const path of ['/coins/btc', '/coins/btc'])
    expect((await request(path)).headers['cache-control']).toBe('s-maxage=30, stale-while-revalidate=3600')
})

test('every request is counted by its method, route and status', async () => {
  metrics.requests.reset()
  const request = await serveSite(echo)
  await request('/faq')
  await request('/faq')
  await request('/%')
  await eventually(async () => {
    const reported = await metrics.registry.metrics()
    const count = 'halyard_http_request_duration_seconds_count'
    expect(reported).toContain(`${count}{method="GET",route="/faq",status="200"} 2`)
    expect(reported).toContain(`${count}{method="GET",route="other",status="400"} 1`)
  })
})
