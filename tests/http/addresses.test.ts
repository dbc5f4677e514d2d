import { WORKER_PATH } from '@/browser/worker/workerSettings'
import { expect, test } from 'vitest'
import { ADDRESSES, addressOf, methodsOf, restOf } from '@/http/addresses'
import { fixedHeaders } from '@/http/fixedHeaders'
import { siteHandlers } from '@/http/siteHandlers'
import { robotsHandler } from '@/http/textFileHandlers'
import { addressExamples } from './addressExamples'
import { requestTo } from './requestTo'
import { serveHandler } from './testSite'

test.each(addressExamples)(
  '$example is found by its own row $path or by a more special one',
  ({ path, example }) => {
    const found = ADDRESSES.findIndex((row) => row.path === addressOf(example).path)
    expect(found).toBeGreaterThanOrEqual(0)
    expect(found).toBeLessThanOrEqual(ADDRESSES.findIndex((row) => row.path === path))
  },
)

test.each([
  ['/views/cashback-calculator', ''],
  ['/share/btc.png', 'btc.png'],
  ['/sitemap.xml', ''],
  ['/api/v4/markets', 'markets'],
])('the wildcard of %s stands for «%s»', (place, rest) => {
  expect(restOf(addressOf(place), place)).toBe(rest)
})

test('every handler has an address, and every address of the site one handler', () => {
  const named = ADDRESSES.flatMap((address) => (address.handledBy === 'site' ? [address.handler] : []))
  expect([...new Set(named)].sort()).toEqual(Object.keys(siteHandlers).sort())
  expect(named).toHaveLength(new Set(named).size)
})

const framed = '/views/cashback-calculator'
const requests = addressExamples
  .filter(({ example }) => addressOf(example).handledBy !== 'none')
  .map(({ example }) => requestTo(example, methodsOf(addressOf(example))?.[0]))

test('only the calculator and widgets may be framed', () => {
  const others = [
    '/views/none',
    '/views',
    '/views/exchange-2',
    '/widget',
    '/widgets/a',
    '/widget-1.0.0.js',
    `${framed}-2`,
    `${framed}/a`,
    '/faq',
    '/de',
    '/unknown',
    '/icon.svg',
  ]
  expect(requests.length).toBeGreaterThan(20)
  for (const request of [
    ...requests,
    ...others.map((path) => requestTo(path)),
    requestTo('/_next/static/chunks/a.js'),
    requestTo(`/_next/data/x/en${framed}.json`),
    requestTo('/_next/data/x/en/faq.json'),
  ]) {
    const isFramed = request.path === framed || /^\/(widget\/.|views\/exchange(\/|$))/.test(request.path)
    expect(fixedHeaders(request)['X-Frame-Options'], request.path).toBe(isFramed ? undefined : 'DENY')
    expect(fixedHeaders(request)['X-Content-Type-Options'], request.path).toBe('nosniff')
  }
  for (const path of ['/widget/abc', '/widget/abc/order', '/views/exchange'])
    expect(fixedHeaders(requestTo(path))).toMatchObject({
      ...{ 'X-Robots-Tag': 'noindex, nofollow, noarchive', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
  expect(fixedHeaders(requestTo('/_next/data/x/en/widget/abc.json'))['X-Frame-Options']).toBe('DENY')
  expect(fixedHeaders(requestTo(framed))).not.toHaveProperty('X-Frame-Options')
})

test('a browser that shows data as a page runs nothing of them', () => {
  // What the service worker fetches is bound by the policy of its own file.
  const data = requests.filter(({ address, place }) => address.handledBy !== 'page' && place !== WORKER_PATH)
  expect(data.length).toBeGreaterThan(15)
  for (const request of data)
    expect(fixedHeaders(request)['Content-Security-Policy'], request.path).toContain("default-src 'none'")
})

test.each([
  ['/coins/btc.svg', 'public, max-age=86400, stale-while-revalidate=2592000'],
  ['/fonts/manrope-latin.css', 'public, max-age=86400, stale-while-revalidate=2592000'],
  ['/fonts/inter.woff2', 'public, max-age=86400, stale-while-revalidate=2592000'],
  ['/coins/btc', undefined],
])('%s is cached by «%s»', (path, cached) => {
  expect(fixedHeaders(requestTo(path))['Cache-Control']).toBe(cached)
})

test('robots.txt excludes crawlers from the calls and the desk and nothing else', async () => {
  const { body } = await (await serveHandler(robotsHandler))('/robots.txt')
  expect(
    body
      .toString()
      .match(/^Disallow: .*$/gm)
      ?.sort(),
  ).toEqual([
    'Disallow: /account-form',
    'Disallow: /api/',
    'Disallow: /auth-service/',
    'Disallow: /compat/changenow/v2/',
    'Disallow: /contact-form',
    'Disallow: /desk',
    'Disallow: /exchange-form',
    'Disallow: /monitoring-tunnel',
    'Disallow: /offline',
    'Disallow: /own-exchange/',
    'Disallow: /pay/',
    'Disallow: /shared',
    'Disallow: /track',
  ])
})
