import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { methodsOf } from '@/http/addresses'
import { internalHeaders } from '@/http/internalRequest'
import { assetPlan, type CachePlan, pagePlan } from '@/http/cachePlan'
import { pageRoute } from '@/http/pageRoute'
import { readTarget } from '@/http/siteRequest'
import { addressExamples } from './addressExamples'
import { requestTo } from './requestTo'

function planOf(target: string, headers: IncomingHttpHeaders = {}, method = 'GET'): CachePlan | null {
  const request = readTarget(method, target)
  if (!('place' in request) || request.address.handledBy !== 'page') return null
  if (request.isAsset) return assetPlan(request, headers)
  const route = pageRoute(request, headers)
  return route.kind === 'page' ? pagePlan(request, route, headers) : null
}
const keyOf = (target: string, headers?: IncomingHttpHeaders, method?: string) =>
  planOf(target, headers, method)?.key ?? null

describe('a private address', () => {
  // Pages of the account have rules of their own: accountPages.test.ts.
  const closed = addressExamples
    .filter(({ isCacheable, headers }) => !isCacheable && headers !== 'account')
    .map((address) => ({ place: address.example, method: methodsOf(address)?.[0] ?? 'GET' }))
  const more = ['/customer-account/overview', '/api/v4/exchanges/1', '/auth-service/api/v1.0/account']

  test.each([...closed, ...more.map((place) => ({ place, method: 'GET' }))])(
    'never reaches the response cache: $place',
    ({ place, method }) => {
      const encoded = place.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
      for (const locale of ['', ...LOCALES.map((one) => `/${one}`), '/dE'])
        for (const spelling of [place, encoded, `${place}/`, `/${place}`])
          for (const headers of [{}, { 'x-nextjs-data': '1' }])
            expect(keyOf(locale + spelling, headers, method), locale + spelling).toBeNull()
      for (const spelling of [place, encoded])
        expect(keyOf(`/_next/data/build/en${spelling}.json`)).toBeNull()
    },
  )
})

test.each([
  ['/faq', '/faq'],
  ['/faq?utm_source=x', '/faq'],
  ['/de/coins/bitcoin', '/de/coins/bitcoin'],
  ['/what-is/%E6%AF%94', '/what-is/%E6%AF%94'],
  ['/_next/data/build/en/faq.json', '/_next/data/build/en/faq.json'],
  ['/_next/data/build/en/coins/btc.json?coinUrl=btc', '/_next/data/build/en/coins/btc.json'],
  ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
])('%s is cached as %s', (target, key) => {
  expect(keyOf(target)).toBe(key)
})

test('a start, which reads every page, fills no memory with them', () => {
  expect(keyOf('/faq', internalHeaders())).toBeNull()
})

test.each([
  ['an order', '/exchange?id=abc123'],
  ['the page of what does not exist, which Next.js has', '/unknown'],
  ['data for another coin than their address names', '/_next/data/build/en/coins/btc.json?coinUrl=eth'],
  ['a build’s file with a query', '/_next/static/chunks/a.js?x'],
  ['a build’s file that is no text', '/_next/static/media/a.woff2'],
])('%s has no key', (_, target) => {
  expect(keyOf(target)).toBeNull()
})

test.each(['/faq', '/_next/static/chunks/a.js', '/_next/data/build/en/faq.json'])(
  '%s has no key for a reader who signs in, nor in parts',
  (target) => {
    expect(keyOf(target, { authorization: 'Bearer x' })).toBeNull()
    expect(keyOf(target, { range: 'bytes=0-1' })).toBeNull()
  },
)

test('only the address of a page with a query is kept out of search engines', () => {
  expect(planOf('/faq?a=1')?.isNoindex).toBe(true)
  for (const target of [
    '/faq',
    '/views/cashback-calculator?lang=de',
    '/_next/data/b/en/faq.json?a=1',
    '/desk?a=1',
  ])
    expect(planOf(target)?.isNoindex, target).toBe(false)
})

test('the key of a page names nothing that its visitor wrote but its path', () => {
  expect(planOf('/faq?a=1', { cookie: 'a=b', 'user-agent': 'x' })).toEqual({ key: '/faq', isNoindex: true })
  expect(requestTo('/faq?a=1').search).toBe('?a=1')
})
