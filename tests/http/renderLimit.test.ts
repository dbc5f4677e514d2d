import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalHeaders } from '@/http/internalRequest'
import { withRenderLimit } from '@/http/renderLimit'
import { serve } from './testServer'
import { serveSite } from './testSite'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))
/** Without the list of currencies. */
vi.mock('@/http/share/ogImageHandler', () => ({
  ogImageHandler: (_: IncomingMessage, res: ServerResponse) => void res.end('a picture'),
}))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubEnv('RATE_LIMIT_PAGES', '3')
  vi.stubEnv('TRUST_PROXY', '1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const PAGE = '<p>A page.</p>'.repeat(100)
const next = (_: IncomingMessage, res: ServerResponse) => {
  res.setHeader('content-type', 'text/html')
  res.setHeader('cache-control', 's-maxage=30')
  res.end(PAGE)
  return Promise.resolve()
}
const dispatch = () => Promise.resolve({ status: 200, headers: {}, body: '{}' })
const site = () => serveSite(next, { dispatch })
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

describe('pages that no cache holds', () => {
  test('are rendered for one address so often a minute', async () => {
    const request = await site()
    for (const path of ['/coins/a', '/coins/b', '/share/btc.png'])
      expect((await request(path, from('1.1.1.1'))).status).toBe(200)
    for (const path of [
      '/coins/c',
      '/sitemaps/coins-de.xml',
      '/customer-account',
      '/_next/data/x/en/coins/a.json?b=1',
      '/views/cashback-calculator',
      '/exchange?id=abc123',
    ]) {
      const { status, headers } = await request(path, from('1.1.1.1'))
      expect([status, headers['retry-after'], headers['cache-control']], path).toEqual([
        429,
        '60',
        'no-store',
      ])
    }
    expect((await request('/coins/c', from('2.2.2.2'))).status).toBe(200)
    vi.setSystemTime(Date.now() + 60_001)
    expect((await request('/coins/d', from('1.1.1.1'))).status).toBe(200)
  })

  test('count for a whole IPv6 customer', async () => {
    const request = await site()
    for (const host of ['1', '2', '3']) await request(`/coins/${host}`, from(`2001:db8::${host}`))
    expect((await request('/coins/4', from('2001:db8::4'))).status).toBe(429)
  })
})

test('cached pages, files and calls are never refused, nor the server’s own requests', async () => {
  const request = await site()
  const visitor = from('1.1.1.1')
  await request('/faq', visitor)
  for (let count = 0; count < 10; count++) {
    vi.setSystemTime(Date.now() + 1001)
    expect((await request('/faq', visitor)).status).toBe(200)
    expect((await request(`/faq?utm_source=${count}`, visitor)).status).toBe(200)
    expect((await request(`/_next/static/${count}.js`, visitor)).status).toBe(200)
    expect((await request('/api/v4/markets', visitor)).status).toBe(200)
    const own = { headers: { ...visitor.headers, ...internalHeaders() } }
    expect((await request(`/coins/${count}`, own)).status).toBe(200)
  }
  const claimed = { headers: { ...visitor.headers, 'x-halyard-internal': 'guess' } }
  for (let count = 0; count < 3; count++) await request(`/fees/${count}`, claimed)
  expect((await request('/fees', claimed)).status).toBe(429)
})

test('so many are rendered at once, so many wait, and the rest is sent away', async () => {
  vi.stubEnv('RATE_LIMIT_PAGES', '100000')
  let max = 0
  let running = 0
  const open: (() => void)[] = []
  const slow = async (req: IncomingMessage, res: ServerResponse) => {
    max = Math.max(max, ++running)
    await new Promise<void>((resolve) => open.push(resolve))
    running--
    await next(req, res)
  }
  const limitRendering = withRenderLimit()
  const request = await serve((req, res) => limitRendering(req, res, () => slow(req, res)))
  const responses = Array.from({ length: 230 }, (_, count) => request(`/coins/${count}`))
  const refused = responses.map((response) => response.then(({ status }) => status))
  await vi.waitFor(() => expect(open).toHaveLength(8))
  // The server's own request during one of these waits for none of them.
  const internal = request('/coins/own', { headers: internalHeaders() })
  await vi.waitFor(() => expect(open).toHaveLength(9))
  open.pop()?.()
  expect((await internal).status).toBe(200)
  const closing = setInterval(
    () =>
      open.splice(0).forEach((close) => {
        close()
      }),
    1,
  )
  const statuses = await Promise.all(refused)
  clearInterval(closing)
  expect(max).toBe(9)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(208)
  expect(statuses.every((status) => [200, 503].includes(status))).toBe(true)
})
