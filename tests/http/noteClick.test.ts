import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '@/http/Handler'
import { serveSite } from './testSite'

const countClick = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/server/partners/partnerClicks', () => ({ countClick }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))

const NOW = Date.parse('2026-11-29T12:00:00Z')
const HOST = 'site.example'
const next: Handler = (_, res: ServerResponse) => {
  res.setHeader('content-type', 'text/html')
  res.end('<p>A page.</p>')
  return Promise.resolve()
}

let visitor = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubEnv('COUNTRY_HEADER', 'cf-ipcountry')
  vi.stubEnv('TRUST_PROXY', '1')
  countClick.mockClear()
  visitor++
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function visit(path: string, headers: Record<string, string> = {}) {
  const request = await serveSite(next)
  const own = { host: HOST, 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 Firefox/130.0' }
  const forwarded = { 'x-forwarded-for': `192.0.2.${String(visitor)}` }
  await request(path, { headers: { ...own, ...forwarded, 'cf-ipcountry': 'DE', ...headers } })
  await vi.dynamicImportSettled()
  return countClick.mock.calls.length
}
const cookieOf = (code: string, at: number) => ({
  cookie: `partnerReferral=${code}.${String(at)}.0123456789abcdef.`,
})

test('a followed link counts for its code, with campaign and country and nothing of the visitor', async () => {
  await visit('/faq?ref=Anna&sub=spring')
  expect(countClick.mock.calls).toEqual([[{ code: 'anna', subId: 'spring', country: 'DE', at: NOW }]])
})

test.each<[string, number, string, Record<string, string>]>([
  ['a visitor of the same code counts once a day', 0, '/?ref=anna', cookieOf('anna', NOW - 3_600_000)],
  ['and again on the next', 1, '/?ref=anna', cookieOf('anna', NOW - 86_400_000)],
  ['or by another code', 1, '/?ref=boris', cookieOf('anna', NOW - 3_600_000)],
  ['a crawler does not count', 0, '/?ref=anna', { 'user-agent': 'Googlebot/2.1' }],
  ['nor a program without a name', 0, '/?ref=anna', { 'user-agent': '' }],
  ['nor a prefetch', 0, '/?ref=anna', { 'sec-purpose': 'prefetch' }],
  ['nor the next page of the visit', 0, '/?ref=anna', { referer: `https://${HOST}/?ref=anna` }],
  ['nor a page without a code', 0, '/?utm_source=mail', {}],
  ['nor a redirect to the language, whose page counts', 0, '/?ref=anna', { 'accept-language': 'de' }],
])('%s', async (_, clicks, path, headers) => {
  expect(await visit(path, headers)).toBe(clicks)
})

test('one address counts thirty times a minute at most', async () => {
  for (let count = 0; count < 32; count++) await visit('/?ref=anna')
  expect(countClick).toHaveBeenCalledTimes(30)
})
