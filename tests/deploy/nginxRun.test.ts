import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '@/contract/contract'
import type { Endpoints } from '@/contract/endpoint'
import { errorBody } from '@/contract/apiDocument'
import { hasNginx } from '../serverPrograms.mjs'
import { startNginx, type Call } from './nginxServer'

/** Calls of the contract that require the header. */
const KEYED = Object.values<Endpoints>(contract)
  .flatMap((resource) => Object.values(resource))
  .filter(({ headers }) => headers && 'idempotency-key' in headers)
  .flatMap(({ path, alias }) => (alias ? [path, alias] : [path]))

// On a machine without it these tests are skipped by this name; nginx.test.ts reads the file all the same.
describe.skipIf(!hasNginx())('the proxy, run by this machine’s nginx (apt install nginx-light)', () => {
  let proxy: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    proxy = await startNginx()
  })
  afterAll(() => proxy?.stop())
  beforeEach(() => {
    for (const instance of proxy.instances)
      Object.assign(instance, { requests: [], status: 200, hangsUp: false, delay: 0 })
  })
  const sent = () => proxy.instances.flatMap(({ requests }) => requests)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  /** So many calls, so many at a time. */
  async function statuses(count: number, at: (index: number) => Call = () => ({}), together = 20) {
    const responses: number[] = []
    let sentSoFar = 0
    const work = async () => {
      while (sentSoFar < count) responses.push(await proxy.call(at(sentSoFar++)))
    }
    await Promise.all(Array.from({ length: together }, work))
    return responses
  }
  const refused = (responses: number[]) => responses.filter((status) => status === 429).length

  test('both instances in trouble for a moment are no outage afterwards', async () => {
    for (const instance of proxy.instances) instance.status = 503
    expect(await statuses(6)).toEqual(Array(6).fill(503))
    for (const instance of proxy.instances) instance.status = 200
    expect(await statuses(6)).toEqual(Array(6).fill(200))
    for (const instance of proxy.instances) instance.hangsUp = true
    expect(await statuses(6)).toEqual(Array(6).fill(502))
    for (const instance of proxy.instances) instance.hangsUp = false
    expect(await statuses(6)).toEqual(Array(6).fill(200))
  })

  test('what the site itself responds with 503 is passed on, and where nothing responds the proxy says when to retry', async () => {
    for (const instance of proxy.instances) instance.status = 503
    expect(await (await proxy.get('/')).text()).toBe('')
    for (const instance of proxy.instances) instance.hangsUp = true
    const [page, call] = [await proxy.get('/de/coins?q=1'), await proxy.get('/api/v3/pairs')]
    for (const { status, headers } of [page, call]) {
      expect(status).toBe(502)
      expect(headers.get('retry-after')).toBe('30')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect(page.headers.get('content-type')).toBe('text/html')
    expect(await page.text()).toContain('<h1>Temporarily unavailable</h1>')
    expect(call.headers.get('content-type')).toBe('application/json')
    expect(errorBody.safeParse(await call.json()).success).toBe(true)
  })

  test('while one instance fails the other one takes over what changes nothing', async () => {
    const [first] = proxy.instances
    for (const trouble of [{ status: 503 }, { status: 200, hangsUp: true }]) {
      Object.assign(first, trouble)
      expect(await statuses(6)).toEqual(Array(6).fill(200))
    }
  })

  test('a call that may have changed something is sent once', async () => {
    for (const instance of proxy.instances) instance.hangsUp = true
    expect(await proxy.call({ method: 'POST' })).toBe(502)
    expect(sent()).toHaveLength(1)
  })

  test('a call that is done once for its idempotency-key goes on to the other instance', async () => {
    const [first] = proxy.instances
    first.hangsUp = true
    for (const path of KEYED)
      for (let count = 0; count < 4; count++) expect(await proxy.call({ method: 'POST', path })).toBe(200)
    expect(first.requests.length).toBeGreaterThan(0)
  })

  test('the site gets the visitor’s address as the TLS machine saw it, and nothing a visitor claims', async () => {
    const forwardedTo = async (path: string, forwarded: string) => {
      await proxy.call({ path, headers: from(forwarded) })
      return sent().find(({ url }) => url === path)?.headers['x-forwarded-for']
    }
    expect(await forwardedTo('/a', '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7')
    expect(await forwardedTo('/b', 'not an address')).toBe('127.0.0.1')
  })

  test('a flood from one address is refused, and no other address with it', async () => {
    const flood = await statuses(1500, () => ({ headers: from('203.0.113.50') }))
    expect(refused(flood)).toBeGreaterThan(100)
    expect(flood.length - refused(flood)).toBeGreaterThan(400)
    expect(await proxy.call({ headers: from('203.0.113.51') })).toBe(200)
  })

  test('a flood from all addresses of one IPv6 network is that of one caller', async () => {
    const flood = await statuses(1500, (index) => ({ headers: from(`2001:db8:1:2::${index.toString(16)}`) }))
    expect(refused(flood)).toBeGreaterThan(100)
    expect(await proxy.call({ headers: from('2001:db8:1:3::1') })).toBe(200)
  })

  test('one address has so many responses under way at once, and no more', async () => {
    for (const instance of proxy.instances) instance.delay = 500
    const file = () => ({ path: '/_next/static/x.js', headers: from('203.0.113.60') })
    expect(refused(await statuses(64, file, 64))).toBe(0)
    expect(refused(await statuses(100, file, 100))).toBeGreaterThan(0)
  })

  test('a file that one instance lacks comes from the other one, and a page that is missing is not sought twice', async () => {
    const [first] = proxy.instances
    first.status = 404
    expect(await statuses(6, () => ({ path: '/_next/static/chunks/new.js' }))).toEqual(Array(6).fill(200))
    const pages = await statuses(6, () => ({ path: '/no-such-page' }))
    expect(pages.filter((status) => status === 404).length).toBeGreaterThan(0)
  })

  test('files of a build are not counted, and metrics are not found', async () => {
    const file = () => ({ path: '/_next/static/x.js', headers: from('203.0.113.70') })
    expect(refused(await statuses(1500, file))).toBe(0)
    expect(await proxy.call({ path: '/api/site/metrics' })).toBe(404)
    expect(await proxy.call({ path: '/api/site/providers' })).toBe(404)
  })
})
