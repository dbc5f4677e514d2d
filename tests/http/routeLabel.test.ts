import { describe, expect, test, vi } from 'vitest'
import { callLabel, requestLabel, routeLabel } from '@/http/routeLabel'
import { isFrequentRoute } from '@/runtime/isFrequentRoute'
import { addressExamples } from './addressExamples'
import { requestTo } from './requestTo'

/** What a build writes of its pages. */
const MANIFEST = {
  staticRoutes: [{ page: '/' }, { page: '/faq' }, { page: '/desk' }, { page: '/customer-account' }],
  dynamicRoutes: [
    { page: '/coins/[coinUrl]', regex: '^/coins/([^/]+?)(?:/)?$' },
    { page: '/customer-account/[page]', regex: '^/customer\\-account/([^/]+?)(?:/)?$' },
  ],
}
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const readFileSync = (path: string, ...options: never[]) =>
    path.endsWith('routes-manifest.json') ? JSON.stringify(MANIFEST) : fs.readFileSync(path, ...options)
  return { ...fs, readFileSync }
})

describe('what is requested', () => {
  test.each([
    ['/', '/'],
    ['/de', '/'],
    ['/de/faq', '/faq'],
    ['/coins/btc', '/coins/[coinUrl]'],
    ['/cn/coins/any-name-at-all', '/coins/[coinUrl]'],
    ['/customer-account/history', '/customer-account/[page]'],
    ['/api/v4/payouts/7', 'other'],
    ['/api/v4/markets/btc/history', '/api/v4/markets/{symbol}/history'],
    ['/auth-service/api/v1.0/sign-in', '/auth-service/api/v1.0/sign-in'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/sitemaps/de-coins.xml', '/sitemaps/*'],
    ['/share/btc.png', '/share/*'],
    ['/api/site/brand/logo-1.svg', '/api/site/brand/*'],
    ['/robots.txt', 'file'],
    ['/_next/static/chunks/a.js', '/_next/static'],
    ['/_next/data/x/en/coins/btc.json', '/_next/data'],
    ['/coins/btc.svg', 'file'],
    ['/icon.svg', 'file'],
    ['/wp-admin/setup.php', 'other'],
    ['/denver', 'other'],
  ])('at %s is of the kind %s', (path, kind) => {
    expect(requestLabel(requestTo(path))).toBe(kind)
  })

  test.each(addressExamples.filter(({ handledBy }) => handledBy === 'site'))(
    'at $example has a kind that its address names',
    ({ example, path, label }) => {
      expect(routeLabel(example)).toBe(label ?? path)
    },
  )

  test.each(['/api/site/live', '/api/site/ready', '/api/site/metrics', '/api/site/providers', '/icon.svg'])(
    'at %s, again and again, fills no log',
    (path) => {
      expect(isFrequentRoute(requestLabel(requestTo(path)))).toBe(true)
    },
  )
})

describe('a call', () => {
  test.each([
    ['/api/v3/exchanges-new/abc123', '/api/v3/exchanges-new/{publicId}'],
    ['/api/v3/exchanges-new/header', '/api/v3/exchanges-new/header'],
    ['/api/v4/markets/btc/history', '/api/v4/markets/{symbol}/history'],
    [
      '/auth-service/api/v1.0/refresh-session/secret',
      '/auth-service/api/v1.0/refresh-session/{refreshToken}',
    ],
    ['/api/v9/jane@example.com', 'other'],
  ])('of %s is counted as %s', (path, label) => {
    expect(callLabel(path)).toBe(label)
  })
})
