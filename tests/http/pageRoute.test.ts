import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '@/config/locales'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { pageRoute } from '@/http/pageRoute'
import { requestTo } from './requestTo'

type OperatorFile = NonNullable<Parameters<typeof setOperator>[0]>['file']

afterEach(() => {
  setOperator(undefined)
  vi.unstubAllEnvs()
})
const start = (file: OperatorFile) => setOperator({ ...NO_OPERATOR, file })
const routeOf = (target: string, headers: IncomingHttpHeaders = {}) => pageRoute(requestTo(target), headers)
/** Where a visitor is led; null where they are shown what they ask for. */
const ledTo = (target: string, headers: IncomingHttpHeaders = {}) => {
  const route = routeOf(target, headers)
  return route.kind === 'redirect' ? `${route.status} ${route.location}` : null
}
const shown = (target: string, headers: IncomingHttpHeaders = {}) => {
  const route = routeOf(target, headers)
  return route.kind === 'page' ? route.path : route.kind
}

describe('a visitor', () => {
  test.each([
    ['/faq', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, '307 /de/faq'],
    ['/', { 'accept-language': 'zh-TW' }, '307 /cn'],
    ['/?utm_source=x', { 'accept-language': 'fr' }, '307 /fr?utm_source=x'],
    ['/what-is/%E6%AF%94?a=%20', { 'accept-language': 'ja' }, '307 /ja/what-is/%E6%AF%94?a=%20'],
    ['/faq', { cookie: 'a=b; NEXT_LOCALE=ru', 'accept-language': 'de' }, '307 /ru/faq'],
    ['/faq', { cookie: 'NEXT_LOCALE=xx', 'accept-language': 'de' }, '307 /de/faq'],
    ['/exchange?id=abc123', { 'accept-language': 'de' }, '307 /de/exchange?id=abc123'],
    [
      '/customer-account/history?page=2',
      { 'accept-language': 'de' },
      '307 /de/customer-account/history?page=2',
    ],
  ])('of %s is led to their own language by %o: %s', (target, headers, location) => {
    expect(ledTo(target, headers)).toBe(location)
  })

  test.each([
    ['/faq', {}],
    ['/faq', { 'accept-language': 'en-GB,de' }],
    ['/faq', { 'accept-language': 'tlh' }],
    ['/faq', { cookie: 'NEXT_LOCALE=en', 'accept-language': 'de' }],
    ['/faq', { cookie: 'XNEXT_LOCALE=de; NEXT_LOCALEX=de' }],
    ['/de/faq', { 'accept-language': 'fr' }],
    ['/de/faq', { cookie: 'NEXT_LOCALE=en' }],
    ['/desk', { 'accept-language': 'de' }],
    ['/views/cashback-calculator?lang=de', { 'accept-language': 'fr' }],
  ])('of %s stays there with %o', (target, headers) => {
    expect(ledTo(target, headers)).toBeNull()
  })

  test('with two cookies of one name is who the first one says, as for everything else here', () => {
    expect(ledTo('/faq', { cookie: 'NEXT_LOCALE=de; NEXT_LOCALE=fr' })).toBe('307 /de/faq')
    expect(ledTo('/faq', { cookie: 'NEXT_LOCALE=en; NEXT_LOCALE=fr', 'accept-language': 'fr' })).toBeNull()
  })

  test('is led to a language by a redirect that no cache may share', () => {
    expect(routeOf('/faq', { 'accept-language': 'de' })).toMatchObject({
      headers: { 'cache-control': 'private, no-store', vary: 'accept-language, cookie' },
    })
  })

  test.each(['x-nextjs-data', 'x-middleware-prefetch', 'x-matched-path', 'rsc', 'next-url', 'purpose'])(
    'is led there whatever %s says',
    (name) => {
      expect(ledTo('/faq', { 'accept-language': 'de', [name]: '1' })).toBe('307 /de/faq')
    },
  )
})

describe('where not every language is served', () => {
  test.each([
    ['/fr/faq', {}, '307 /faq'],
    ['/fr/faq?a=1', { 'accept-language': 'de' }, '307 /de/faq?a=1'],
    ['/fr', { cookie: 'NEXT_LOCALE=fr' }, '307 /'],
    ['/faq', { cookie: 'NEXT_LOCALE=fr', 'accept-language': 'fr' }, null],
    ['/de/faq', { 'accept-language': 'fr' }, null],
  ])('%s with %o leads to %s', (target, headers, location) => {
    start({ languages: ['en', 'de'] })
    expect(ledTo(target, headers)).toBe(location)
  })

  test('without English its addresses lead to the default language', () => {
    start({ languages: ['de', 'fr'], defaultLanguage: 'de' })
    expect(ledTo('/faq')).toBe('307 /de/faq')
    expect(ledTo('/', { 'accept-language': 'fr' })).toBe('307 /fr')
    expect(ledTo('/ja/faq?a=1')).toBe('307 /de/faq?a=1')
  })
})

describe('an order', () => {
  test.each([
    ['/exchange?id=abc123', '/exchange/order'],
    ['/de/exchange?id=abc123', '/de/exchange/order'],
    ['/exchange-v2/exchange?id=abc123&ref=x', '/exchange-v2/order'],
  ])('of %s is rendered by %s under its own address', (target, path) => {
    expect(routeOf(target)).toMatchObject({ kind: 'page', path, isShown: false })
  })

  test.each([
    '/exchange',
    '/exchange?id=',
    '/exchange?id=a%20b',
    '/exchange?id=abc123&id=abc124',
    '/faq?id=abc123',
  ])('is in no %s', (target) => {
    expect(routeOf(target)).toMatchObject({ kind: 'page', path: requestTo(target).path, isShown: true })
  })

  test.each([
    ['/exchange/order?id=abc123', '308 /exchange?id=abc123'],
    ['/de/exchange?id=F1N6HJKM0123TVWZ&ref=x', '308 /de/exchange?id=f1n6hjkm0123tvwz&ref=x'],
    ['/de/exchange-v2/order', '308 /de/exchange-v2/exchange'],
  ])('has one address: %s leads to %s', (target, location) => {
    expect(ledTo(target, { 'accept-language': 'fr' })).toBe(location)
  })
})

describe('a page that does not exist', () => {
  test.each<[string, string, IncomingHttpHeaders?]>([
    ['/unknown', '/404'],
    ['/de/unknown?a=1', '/de/404'],
    ['/wp-login.php', '/404'],
    ['/%E6%AF%94', '/404'],
    ['/unknown', '/404', { 'accept-language': 'de' }],
  ])('%s is the one page of what is not found, %s', (target, path, headers = {}) => {
    expect(routeOf(target, headers)).toMatchObject({ kind: 'page', path, isShown: false })
  })

  test('has no data', () => {
    expect(routeOf('/_next/data/x/en/unknown.json').kind).toBe('missing')
    expect(routeOf('/_next/data/x/de/wp-login.php.json').kind).toBe('missing')
  })

  test('may be one that is switched off, with all below it, in every language', () => {
    start({ pages: { off: ['/faq', '/loyalty'] } })
    for (const locale of LOCALES) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      for (const place of ['/faq', '/loyalty', '/loyalty/more'])
        expect(shown(prefix + place), prefix + place).toBe(`${prefix}/404`)
      expect(shown(`/_next/data/x/${locale}/loyalty.json`)).toBe('missing')
      expect(shown(`${prefix}/fees`)).toBe(`${prefix}/fees`)
    }
  })
})

test('what may be framed elsewhere may not while it is switched off', () => {
  const headersOf = (target: string) => {
    const route = routeOf(target)
    return route.kind === 'page' ? route.headers : {}
  }
  for (const target of ['/widget/abc', '/de/widget/abc/order', '/views/cashback-calculator'])
    expect(headersOf(target), target).not.toHaveProperty('x-frame-options')
  start({ programmes: { off: ['affiliate', 'loyalty'] } })
  for (const target of ['/widget/abc', '/de/widget/abc/order', '/views/cashback-calculator']) {
    expect(shown(target), target).toMatch(/\/404$/)
    expect(headersOf(target), target).toMatchObject({ 'x-frame-options': 'DENY' })
  }
})

describe('the data of a page', () => {
  test.each([
    '/_next/data/x/en/faq.json',
    '/_next/data/x/de/exchange/order.json?id=abc123',
    '/_next/data/x/fr.json',
  ])('are those of the page that is open, in its language: %s', (target) => {
    start({ languages: ['en', 'de'] })
    const headers = { 'accept-language': 'ja', cookie: 'NEXT_LOCALE=ru' }
    expect(routeOf(target, headers)).toMatchObject({
      kind: 'page',
      path: requestTo(target).path,
      isShown: true,
    })
  })
})

describe('the headers of a page', () => {
  const headersOf = (target: string) => {
    const route = routeOf(target)
    return route.kind === 'page' ? route.headers : {}
  }

  test('keep the account out of search engines', () => {
    for (const target of ['/customer-account', '/de/customer-account/history'])
      expect(headersOf(target)).toMatchObject({ 'x-robots-tag': 'noindex' })
    expect(headersOf('/faq')).not.toHaveProperty('x-robots-tag')
  })

  test('let Sentry profile documents where it is used, and nothing else', () => {
    expect(headersOf('/faq')).not.toHaveProperty('document-policy')
    vi.stubEnv('SENTRY_DSN', 'https://abc@sentry.example/3')
    for (const target of ['/faq', '/unknown', '/customer-account', '/exchange?id=abc123'])
      expect(headersOf(target), target).toHaveProperty('document-policy', 'js-profiling')
    for (const target of ['/_next/data/x/en/faq.json', '/desk', '/views/cashback-calculator'])
      expect(headersOf(target), target).not.toHaveProperty('document-policy')
  })
})
