import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as compressing from '@/runtime/contentCoding'
import { createResponseCache } from '@/http/cachedResponse'
import { respondCached } from '@/http/respondCached'
import { eventually } from '../eventually'
import { serve } from './testServer'
import { serveSite } from './testSite'

const SHARED = 's-maxage=30, stale-while-revalidate=3600'
const LONG = '<p>A page that is worth it.</p>'.repeat(100)

let page = { body: LONG, status: 200, headers: { 'cache-control': SHARED } as Record<string, string> }
const next = vi.fn((_: unknown, res: ServerResponse) => {
  res.statusCode = page.status
  res.setHeader('content-type', 'text/html; charset=utf-8')
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
  res.end(page.body)
  return Promise.resolve()
})
const revalidate = vi.hoisted(() => vi.fn<(req: IncomingMessage) => Promise<void>>())
vi.mock('@/http/next-patches/revalidatePage', () => ({ createRevalidate: () => revalidate }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))

/** Without cookies or a language, as a crawler asks. */
const site = () => serveSite(next)
/** The cache by itself, with each path as its key. */
const siteOfCache = (size: number) => {
  const cache = createResponseCache(size)
  return serve((req, res) =>
    respondCached(cache, req, res, {
      plan: { key: req.url ?? '', isNoindex: false },
      respond: () => next(req, res),
    }),
  )
}
const addresses = () => next.mock.calls.map(([req]) => (req as IncomingMessage).url)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  page = { body: LONG, status: 200, headers: { 'cache-control': SHARED } }
  next.mockClear()
  revalidate.mockReset().mockResolvedValue()
})
afterEach(() => vi.useRealTimers())

test('a shared page is rendered once a second, however many visitors come', async () => {
  const request = await site()
  const responses = [await request('/faq'), await request('/faq'), await request('/faq')]
  for (const { status, body } of responses) expect([status, body.toString()]).toEqual([200, LONG])
  expect(next).toHaveBeenCalledTimes(1)

  vi.setSystemTime(Date.now() + 1001)
  page.body = LONG.replace('worth', 'new')
  expect((await request('/faq')).body.toString()).toContain('new it')
  expect(next).toHaveBeenCalledTimes(2)
})

test('a link to an order is rendered for each visitor, at its whole address', async () => {
  const request = await site()
  for (const [path, page] of [
    ['/exchange?id=abc123', '/exchange/order?id=abc123'],
    ['/de/exchange-v2/exchange?id=abc123', '/de/exchange-v2/order?id=abc123'],
  ] as const) {
    next.mockClear()
    for (const time of ['first', 'second']) expect((await request(path)).status, time).toBe(200)
    expect(addresses()).toEqual([page, page])
  }
  // Without an order it is a page like any other.
  next.mockClear()
  for (const time of ['first', 'second'])
    expect((await request('/exchange?utm_source=mail')).status, time).toBe(200)
  expect(next).toHaveBeenCalledTimes(1)
})

test('what an immutable address names is made once, unless no cache may keep it', async () => {
  const request = await siteOfCache(1_000_000)
  page.headers = { 'cache-control': 'public, max-age=31536000, immutable' }
  for (const time of ['made', 'cached']) expect((await request('/_next/static/a.js')).status, time).toBe(200)
  expect(next).toHaveBeenCalledTimes(1)
  page.headers = { 'cache-control': 'no-store' }
  for (const time of ['made', 'made again'])
    expect((await request('/_next/static/b.js')).status, time).toBe(200)
  expect(next).toHaveBeenCalledTimes(3)
})

test('a page is sent in the smallest form its reader knows', async () => {
  const request = await site()
  for (const state of ['made', 'kept']) {
    const br = await request('/faq', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(br.headers['content-encoding'], state).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG)
    const zipped = await request('/faq', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(LONG)
    const plain = await request('/faq')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(LONG)
    for (const { headers, body } of [br, zipped, plain]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['cache-control']).toBe(SHARED)
      expect(headers['content-length']).toBe(String(body.length))
    }
  }
  expect(next).toHaveBeenCalledTimes(1)
})

test('a matching If-None-Match gets 304, from the cache and from Next.js alike', async () => {
  const request = await site()
  const { etag = '' } = (await request('/faq')).headers as { etag?: string }
  const known = { headers: { 'if-none-match': `"other", ${etag}` } }
  expect((await request('/faq', known)).status).toBe(304)
  vi.setSystemTime(Date.now() + 1001)
  const again = await request('/faq', known)
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await request('/faq', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('HEAD gives the headers of a cached page and no body', async () => {
  const request = await site()
  await request('/faq')
  const { status, headers, body } = await request('/faq', { method: 'HEAD' })
  expect([status, headers['content-length'], body.length]).toEqual([200, String(LONG.length), 0])
  expect(next).toHaveBeenCalledTimes(1)
})

test.each([
  ['of a signed-in reader', { authorization: 'Bearer x' }],
  ['of a part', { range: 'bytes=0-1' }],
])('a call %s always goes to Next.js', async (_, headers) => {
  const request = await site()
  await request('/faq')
  await request('/faq', { headers })
  await request('/faq', { headers })
  expect(next).toHaveBeenCalledTimes(3)
})

test.each([
  ['who is led to their language by their browser', { 'accept-language': 'de' }],
  ['who is led to their language by their choice', { cookie: 'a=b; NEXT_LOCALE=ru' }],
])('a visitor %s costs no page', async (_, headers) => {
  const request = await site()
  expect((await request('/faq', { headers })).status).toBe(307)
  expect(next).not.toHaveBeenCalled()
})

test.each([
  ['x-nextjs-data', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-prerender-revalidate', 'guess'],
  ['x-matched-path', '/other'],
  ['cookie', 'NEXT_LOCALE=en; NEXT_LOCALE=de; __prerender_bypass=x'],
  ['rsc', '1'],
])('a page is served from the cache whatever %s says', async (name, value) => {
  const request = await site()
  await request('/faq')
  expect((await request('/faq', { headers: { [name]: value } })).body.toString()).toBe(LONG)
  expect(next).toHaveBeenCalledTimes(1)
})

test('a chosen English and an address with a language are not redirected, and get the cached page', async () => {
  const request = await site()
  await request('/faq', { headers: { cookie: 'NEXT_LOCALE=en', 'accept-language': 'de' } })
  await request('/faq')
  expect(next).toHaveBeenCalledTimes(1)
  await request('/de/faq', { headers: { 'accept-language': 'fr' } })
  await request('/de/faq')
  expect(next).toHaveBeenCalledTimes(2)
})

test.each([
  ['made for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
  ['that sets a cookie', { headers: { 'cache-control': SHARED, 'set-cookie': 'a=b' } }],
  ['that does not exist', { status: 404 }],
])('a page %s is sent as it is and never cached', async (_, change) => {
  Object.assign(page, change)
  const request = await site()
  for (const time of ['first', 'second']) {
    const { status, body } = await request('/faq', { headers: { 'accept-encoding': 'br' } })
    expect([status, brotliDecompressSync(body).toString()], time).toEqual([page.status, LONG])
  }
  expect(next).toHaveBeenCalledTimes(2)
})

test('a page of one visitor is compressed for that visitor, a shared one once for all in each coding that is requested', async () => {
  const compressed = vi.spyOn(compressing, 'compressBody')
  const request = await site()
  await request('/faq', { headers: { 'accept-encoding': 'gzip' } })
  await request('/faq', { headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.mock.calls.map(([, coding]) => coding)).toEqual(['gzip'])
  const both = Array.from({ length: 3 }, () => request('/faq', { headers: { 'accept-encoding': 'br' } }))
  for (const { body } of await Promise.all(both)) expect(brotliDecompressSync(body).toString()).toBe(LONG)
  expect(compressed.mock.calls.map(([, coding]) => coding)).toEqual(['gzip', 'br'])
  compressed.mockClear()

  page.headers['cache-control'] = 'private, no-store'
  const zipped = await request('/customer-account/overview', { headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.body).toString()).toBe(LONG)
  expect(compressed.mock.calls.map(([, coding]) => coding)).toEqual(['gzip'])
  compressed.mockClear()

  const plain = await request('/customer-account/overview')
  expect([plain.body.toString(), plain.headers.vary]).toEqual([LONG, 'Accept-Encoding'])
  const known = { headers: { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) } }
  expect((await request('/customer-account/overview', known)).status).toBe(304)
  expect(compressed).not.toHaveBeenCalled()
})

test('an immutable file has nothing by which to ask whether it has changed, a page has', async () => {
  const request = await site()
  page.headers = { 'cache-control': SHARED, 'last-modified': new Date().toUTCString() }
  expect((await request('/faq')).headers).toHaveProperty('etag')
  page.headers['cache-control'] = 'public, max-age=31536000, immutable'
  for (const state of ['made', 'cached']) {
    const { status, headers } = await request('/_next/static/chunks/a.js')
    expect([status, headers.etag, headers['last-modified']], state).toEqual([200, undefined, undefined])
  }
})

test('a page is compressed quickly for its first visitor and well once it has been rendered again, a file at its best', async () => {
  const compressed = vi.spyOn(compressing, 'compressBody')
  const request = await site()
  await request('/faq')
  vi.setSystemTime(Date.now() + 1001)
  page.body = `${LONG} again`
  await request('/faq')
  page.headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript',
  }
  await request('/_next/static/chunks/a.js')
  expect(compressed.mock.calls.map(([, , effort]) => effort)).toEqual(['once', 'page', 'file'])
})

test('while one visitor waits for a newer page, the others get the stale one', async () => {
  const request = await site()
  await request('/faq')
  vi.setSystemTime(Date.now() + 1001)
  let send = () => undefined as unknown
  next.mockImplementationOnce((_, res) => {
    send = () => res.end('newer')
    return Promise.resolve()
  })
  const first = request('/faq')
  await eventually(() => {
    expect(next).toHaveBeenCalledTimes(2)
  })
  expect((await request('/faq')).body.toString()).toBe(LONG)
  send()
  expect((await first).body.toString()).toBe('newer')
  // A page that failed is requested again after a while.
  vi.setSystemTime(Date.now() + 5001)
  await request('/faq')
  expect(next).toHaveBeenCalledTimes(3)
})

describe('a page of Next.js whose quotes are older than a minute', () => {
  const old = async () => {
    page.headers['x-nextjs-cache'] = 'STALE'
    const request = await site()
    await request('/coins/btc')
    vi.setSystemTime(Date.now() + 60_000)
    return request
  }

  test('is rendered again before its visitor gets it', async () => {
    const request = await old()
    const urls: unknown[] = []
    revalidate.mockImplementation(({ url }) => {
      urls.push(url)
      page.body = LONG.replace('worth', 'new')
      return Promise.resolve()
    })
    expect((await request('/coins/btc?utm_source=x')).body.toString()).toContain('new it')
    vi.setSystemTime(Date.now() + 59_000)
    await request('/coins/btc')
    expect(urls).toEqual(['/coins/btc'])
  })

  test.each([
    ['is late', () => new Promise<void>(() => undefined)],
    ['fails', () => Promise.reject(new Error('of the back end'))],
  ])('is served as it is where rendering %s, and no visitor waits again for a minute', async (_, work) => {
    const request = await old()
    revalidate.mockImplementation(work)
    for (const time of ['first', 'second']) {
      const { status, body } = await request('/coins/btc')
      expect([status, body.toString()], time).toEqual([200, LONG])
      vi.setSystemTime(Date.now() + 30_000)
    }
    expect(revalidate).toHaveBeenCalledTimes(1)
    await request('/coins/btc')
    expect(revalidate).toHaveBeenCalledTimes(2)
  })

  test('is waited for by one visitor, the others get the old one', async () => {
    const request = await old()
    let finish = () => undefined as unknown
    revalidate.mockImplementation(() => new Promise((resolve) => (finish = () => resolve())))
    const first = request('/coins/btc')
    await eventually(() => {
      expect(revalidate).toHaveBeenCalledTimes(1)
    })
    expect((await request('/coins/btc')).body.toString()).toBe(LONG)
    page.body = LONG.replace('worth', 'new')
    finish()
    expect((await first).body.toString()).toContain('new it')
  })
})

test('a page that is not in the cache of Next.js is not rendered again for its age', async () => {
  const request = await site()
  await request('/coins/btc')
  vi.setSystemTime(Date.now() + 60_000)
  await request('/coins/btc')
  expect(next).toHaveBeenCalledTimes(2)
  expect(revalidate).not.toHaveBeenCalled()
})

test('a page that has gone is forgotten at once', async () => {
  const request = await site()
  await request('/faq')
  vi.setSystemTime(Date.now() + 1001)
  page.status = 404
  expect((await request('/faq')).status).toBe(404)
  expect((await request('/faq')).status).toBe(404)
  expect(next).toHaveBeenCalledTimes(3)
})

test('a full cache evicts the least recently used page', async () => {
  const request = await siteOfCache(2400)
  await request('/faq')
  await request('/fees')
  await request('/faq')
  await request('/about')
  expect(next).toHaveBeenCalledTimes(3)
  await request('/faq')
  expect(next).toHaveBeenCalledTimes(3)
  await request('/fees')
  expect(next).toHaveBeenCalledTimes(4)
})

const INDEXED = `<meta name="robots" content="index"/>${LONG}`
const UNINDEXED = INDEXED.replace('"index"', '"noindex"')

describe('an address with a query', () => {
  beforeEach(() => {
    page.body = INDEXED
  })

  test('gets the cached page with noindex, made once, whatever the query says', async () => {
    const compressed = vi.spyOn(compressing, 'compressBody')
    const request = await site()
    await request('/faq')
    compressed.mockClear()
    const responses = [
      await request('/faq?utm_source=x'),
      await request('/faq?gclid=1'),
      await request('/faq?utm_source=x'),
    ]
    for (const { status, headers, body } of responses) {
      expect([status, body.toString()]).toEqual([200, UNINDEXED])
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers['cache-control']).toBe(SHARED)
    }
    expect(next).toHaveBeenCalledTimes(1)
    expect(compressed).toHaveBeenCalledTimes(1)
    expect((await request('/faq')).body.toString()).toBe(INDEXED)
  })

  test('requests the clean page of Next.js, which is cached for both', async () => {
    const request = await site()
    const urls: unknown[] = []
    next.mockImplementationOnce((req, res) => {
      urls.push((req as IncomingMessage).url)
      res.setHeader('content-type', 'text/html')
      res.setHeader('cache-control', SHARED)
      res.end(INDEXED)
      return Promise.resolve()
    })
    expect((await request('/faq?a=1')).body.toString()).toBe(UNINDEXED)
    const clean = await request('/faq')
    expect([clean.body.toString(), clean.headers['x-robots-tag']]).toEqual([INDEXED, undefined])
    expect(urls).toEqual(['/faq'])
  })

  test('has a validator and codings of its own, and follows the page', async () => {
    const request = await site()
    const plain = await request('/faq')
    const variant = await request('/faq?a=1')
    expect(variant.headers.etag).not.toBe(plain.headers.etag)
    const known = { headers: { 'if-none-match': String(variant.headers.etag) } }
    expect((await request('/faq?b=2', known)).status).toBe(304)
    expect((await request('/faq', known)).status).toBe(200)
    const br = await request('/faq?a=1', { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(br.body).toString()).toBe(UNINDEXED)
    vi.setSystemTime(Date.now() + 1001)
    page.body = INDEXED.replace('worth', 'new')
    expect((await request('/faq?a=1')).body.toString()).toContain('new it')
  })

  test('that leads elsewhere takes its query along', async () => {
    page.status = 308
    page.headers = { location: '/crypto-to-crypto/btc-eth', refresh: '0;url=/crypto-to-crypto/btc-eth' }
    const request = await site()
    const { status, headers } = await request('/crypto-to-crypto/BTC-ETH?ref=q')
    expect([status, headers.location]).toEqual([308, '/crypto-to-crypto/btc-eth?ref=q'])
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers.refresh).toBe('0;url=/crypto-to-crypto/btc-eth?ref=q')
  })

  test('of a page that does not exist is noindex too, and cached nowhere', async () => {
    page.status = 404
    const request = await site()
    for (const time of ['first', 'second']) {
      const { status, body } = await request('/coins/nope?a=1')
      expect([status, body.toString()], time).toEqual([404, UNINDEXED])
    }
    expect(next).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['of a signed-out visitor of the account', '/customer-account/history?page=2'],
    ['of a view', '/views/cashback-calculator?lang=de'],
    ['of page data', '/_next/data/x/en/coins/btc.json?from=eth'],
  ])('%s reaches Next.js as it is', async (_, path) => {
    const request = await site()
    await request(path)
    await request(path)
    expect(addresses()).toEqual([path, path])
  })
})

describe('the data of a page that Next.js requests with the parameters of its route', () => {
  const PLAIN = '/_next/data/x/en/coins/btc.json'
  const data = (request: Awaited<ReturnType<typeof site>>, path: string, headers = {}) =>
    request(path, { headers: { 'x-nextjs-data': '1', ...headers } })

  test('are cached as without them, compressed, and for a prefetch too', async () => {
    page.headers = { ...page.headers, 'content-type': 'application/json' }
    const request = await site()
    const first = await data(request, `${PLAIN}?coinUrl=btc`, { 'accept-encoding': 'gzip' })
    expect(first.headers['content-encoding']).toBe('gzip')
    await data(request, PLAIN)
    await data(request, `${PLAIN}?coinUrl=btc`, { 'x-middleware-prefetch': '1', purpose: 'prefetch' })
    expect(addresses()).toEqual([`${PLAIN}?coinUrl=btc`])
  })

  test('are compared as the browser wrote them', async () => {
    const request = await site()
    await data(request, '/_next/data/x/en/coins/b%20c.json?coinUrl=b+c')
    await data(request, '/_next/data/x/en/coins/b%20c.json')
    expect(addresses()).toHaveLength(1)
  })

  test.each(['?coinUrl=eth', '?coinUrl=btc&from=eth', '?coinUrl=btc&coinUrl=eth', '?coinUrl=%2Fbtc'])(
    'are not with %s',
    async (query) => {
      const request = await site()
      await data(request, PLAIN + query)
      await data(request, PLAIN + query)
      expect(addresses()).toEqual([PLAIN + query, PLAIN + query])
    },
  )
})
