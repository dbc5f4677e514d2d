import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '@/http/Handler'
import { serveSite } from './testSite'

vi.mock('@/http/next-patches/revalidatePage', () => ({ createRevalidate: () => vi.fn() }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))

const DAY = 86_400_000
const NOW = Date.parse('2026-11-29T12:00:00Z')
const SHARED = 's-maxage=30, stale-while-revalidate=3600'
const next = vi.fn<Handler>((_, res: ServerResponse) => {
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', SHARED)
  res.end('<p>A page that is worth it.</p>'.repeat(100))
  return Promise.resolve()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubEnv('COUNTRY_HEADER', 'cf-ipcountry')
  vi.stubEnv('TRUST_PROXY', '1')
  next.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const US = { 'cf-ipcountry': 'US' }
const HOST = 'site.example'

async function site() {
  const request = await serveSite(next)
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await request(path, { headers: { host: HOST, 'accept-language': 'en', ...headers } })
    const [cookie = null, ...more] = [response.headers['set-cookie'] ?? []].flat()
    expect(more).toEqual([])
    return { ...response, cookie, location: response.headers.location }
  }
}
const valueOf = (cookie: string | null) => /partnerReferral=([^;]*)/.exec(cookie ?? '')?.[1] ?? ''

test('where no consent is needed the first page sets the cookie, with all that protects it', async () => {
  const open = await site()
  vi.stubEnv('SITE_URL', 'https://site.example')
  const { cookie, status } = await open('/faq?ref=Anna&sub=spring', US)
  expect(status).toBe(200)
  const clickId = valueOf(cookie).split('.')[2] ?? ''
  expect(clickId).toMatch(/^[\w-]{16}$/)
  expect(cookie).toBe(
    `partnerReferral=anna.${String(NOW)}.${clickId}.spring; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  )
})

test('the next visitor gets the page from the cache and without the cookie', async () => {
  const open = await site()
  const first = await open('/faq?ref=anna', US)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const second = await open('/faq', US)
  const third = await open('/faq?utm_source=mail', US)
  for (const { cookie, headers } of [second, third]) {
    expect(cookie).toBeNull()
    expect(headers).toMatchObject({ 'cache-control': SHARED, 'x-nextjs-cache': 'HIT' })
  }
  const cached = await open('/faq?ref=anna', US)
  expect(valueOf(cached.cookie)).not.toBe(valueOf(first.cookie))
  expect(next).toHaveBeenCalledTimes(1)
})

test.each<[string, Record<string, string>, string]>([
  ['in a country where consent comes first', { 'cf-ipcountry': 'DE' }, '/?ref=anna'],
  ['in an unknown country', {}, '/?ref=anna'],
  ['for a visitor who has declined', { ...US, cookie: 'partnerReferral=declined' }, '/?ref=anna'],
  ['by a prefetch', { ...US, 'sec-purpose': 'prefetch;prerender' }, '/?ref=anna'],
  ['by an image', { ...US, 'sec-fetch-dest': 'image' }, '/?ref=anna'],
  ['for a code that nobody can have', US, '/?ref=a%20b'],
  ['without a code', US, '/?utm_source=mail'],
])('no cookie is set %s', async (_, headers, path) => {
  const open = await site()
  expect(await open(path, headers)).toMatchObject({ status: 200, cookie: null })
})

describe('a visitor who has the cookie', () => {
  const cookie = `partnerReferral=anna.${String(NOW - 20 * DAY)}.0123456789abcdef.`

  test('takes the last code along, in every country, and stays the same visitor of one code', async () => {
    const open = await site()
    const again = await open('/?ref=anna', { cookie, 'cf-ipcountry': 'DE' })
    expect(valueOf(again.cookie)).toBe(`anna.${String(NOW)}.0123456789abcdef.`)
    const other = valueOf((await open('/?ref=boris', { cookie })).cookie)
    expect(other).toMatch(/^boris\./)
    expect(other).not.toContain('0123456789abcdef')
  })

  test('is led by no address', async () => {
    const open = await site()
    const referer = `https://${HOST}/?ref=anna`
    expect(await open('/faq', { cookie, referer })).toMatchObject({ status: 200, cookie: null })
  })
})

describe('where no cookie may be set the code goes along in the addresses of the visit', () => {
  test('to pages of this site', async () => {
    const open = await site()
    const referer = `https://${HOST}/?ref=anna&sub=spring`
    expect(await open('/de/faq', { referer })).toMatchObject({
      status: 307,
      location: '/de/faq?ref=anna&sub=spring',
      headers: { 'cache-control': 'no-store' },
    })
    expect(await open('/exchange?from=btc-btc', { referer })).toMatchObject({
      location: '/exchange?from=btc-btc&ref=anna&sub=spring',
    })
    expect(await open('/faq?ref=anna', { referer })).toMatchObject({ status: 200 })
  })

  test('and not from another site', async () => {
    const open = await site()
    expect(await open('/faq', { referer: 'https://other.example/?ref=anna' })).toMatchObject({ status: 200 })
  })
})

test('a site whose back end is another, or that has no such programme, sets none', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example')
  const open = await site()
  expect(await open('/?ref=anna', US)).toMatchObject({ cookie: null })
})
