import { getMiddlewareRouteMatcher } from 'next/dist/shared/lib/router/utils/middleware-route-matcher'
import { tryToParsePath } from 'next/dist/lib/try-to-parse-path'
import { describe, expect, test, vi } from 'vitest'
import { publicPages } from '@/config/publicPages'
import { ADDRESSES, addressOf } from '@/http/addresses'
import { cachePlan } from '@/http/withResponseCache'
import { fixedHeaders } from '@/http/fixedHeaders'
import { robotsHandler } from '@/http/textFileHandlers'
import { createRouteLabel } from '@/http/requestPath'
import { LOCALES } from '@/i18n/locales'
import { config } from '@/proxy'

/** A path that a row of the table matches. */
const exampleOf = (path: string) =>
  path.replace('/**', '/a/b').replace('*', path.includes('-on-') ? 'acme' : 'a.png')
const examples = ADDRESSES.map((address) => ({ ...address, example: exampleOf(address.path) }))

test.each(examples)(
  '$example is found by its own row $path or by a more special one',
  ({ path, example }) => {
    const found = ADDRESSES.findIndex((row) => row.path === addressOf(example).path)
    expect(found).toBeGreaterThanOrEqual(0)
    expect(found).toBeLessThanOrEqual(ADDRESSES.findIndex((row) => row.path === path))
  },
)

describe('the matcher of src/proxy.ts', () => {
  /** As next/dist/build/analysis/get-page-static-info makes them where there are languages. */
  const matches = getMiddlewareRouteMatcher(
    config.matcher.map((source) => ({
      originalSource: source,
      regexp:
        tryToParsePath(`/:nextInternalLocale((?!_next/)[^/.]{1,})${source === '/' ? '' : source}`).regexStr ??
        '',
    })),
  )
  const reaches = (path: string) => matches(path, { headers: {} } as never, {})

  test.each(examples)('has $example, which the table has', ({ example }) => {
    expect(reaches(`/en${example}`)).toBe(true)
  })

  test('has every page', () => {
    for (const path of publicPages) expect(reaches(`/de${path === '/' ? '' : path}`), path).toBe(true)
  })

  test.each(['/icon.svg', '/coins/btc.svg', '/_next/static/a.js', '/push-worker.js'])(
    'leaves %s out',
    (path) => {
      expect(reaches(path)).toBe(false)
    },
  )
})

describe('a private address', () => {
  // Pages of the account have rules of their own: accountPages.test.ts.
  const closed = examples
    .filter(({ isCacheable, headers }) => !isCacheable && headers !== 'account')
    .map(({ example }) => example)
  const keyOf = (url: string, headers = {}) =>
    cachePlan({ method: 'GET', url, headers } as never)?.key ?? null

  test.each([
    ...closed,
    '/customer-account/overview',
    '/api/v4/exchanges/1',
    '/auth-service/api/v1.0/account',
  ])('never reaches the response cache: %s', (path) => {
    const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    for (const locale of ['', ...LOCALES.map((one) => `/${one}`), '/dE'])
      for (const spelling of [path, encoded]) expect(keyOf(locale + spelling), locale + spelling).toBeNull()
    for (const spelling of [path, encoded])
      expect(keyOf(`/_next/data/build/en${spelling}.json`, { 'x-nextjs-data': '1' })).toBeNull()
  })

  test('is distinguished from a public one', () => {
    expect(keyOf('/faq')).toBe('/faq')
    expect(keyOf('/de/coins/bitcoin')).toBe('/de/coins/bitcoin')
    expect(keyOf('/_next/data/build/en/faq.json', { 'x-nextjs-data': '1' })).toBe(
      '/_next/data/build/en/faq.json',
    )
  })
})

test('every class of headers that is not a page’s has a line, and only the calculator may be framed', () => {
  const sources = fixedHeaders.map(({ source }) => source)
  for (const { path, headers } of ADDRESSES)
    expect(sources.includes(path.replace(/\/\*+$/, '/:path*')), path).toBe(
      !['page', 'account'].includes(headers),
    )
  const unframed = sources.find((source) => source.startsWith('/:path((?!')) ?? ''
  const isUnframed = new RegExp(`^${unframed.replace('/:path', '/')}$`)
  expect(isUnframed.test('/views/cashback-calculator')).toBe(false)
  for (const path of [
    '/views/none',
    '/views',
    '/views/cashback-calculator-2',
    '/views/cashback-calculator/a',
  ])
    expect(isUnframed.test(path), path).toBe(true)
  for (const path of ['/faq', '/api/v4/markets', '/view', '/reviews/'])
    expect(isUnframed.test(path)).toBe(true)
})

test('robots.txt excludes crawlers from the calls and nothing else', () => {
  const send = vi.fn()
  robotsHandler({} as never, { setHeader: vi.fn(), send } as never)
  expect(String(send.mock.calls[0]?.[0]).match(/^Disallow: .*$/gm)).toEqual([
    'Disallow: /api/',
    'Disallow: /auth-service/',
    'Disallow: /monitoring-tunnel',
    'Disallow: /desk',
  ])
})

test('an address that src/proxy.ts rewrites has a metrics label of its own', () => {
  const labelOf = createRouteLabel({ staticRoutes: [], dynamicRoutes: [] })
  for (const { example, rewrittenTo, path } of examples)
    if (rewrittenTo) expect(labelOf(example), path).not.toBe('other')
})
