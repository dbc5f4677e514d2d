import { expect, test } from 'vitest'
import { createRouteLabel } from '@/http/requestPath'

const routeOf = createRouteLabel({
  staticRoutes: [
    { page: '/', regex: '' },
    { page: '/faq', regex: '' },
  ],
  dynamicRoutes: [
    { page: '/api/v4/[...path]', regex: '^/api/v4/(.+?)(?:/)?$' },
    { page: '/coins/[coinUrl]', regex: '^/coins/([^/]+?)(?:/)?$' },
  ],
})

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/de/faq', '/faq'],
  ['/coins/btc', '/coins/[coinUrl]'],
  ['/cn/coins/any-name-at-all', '/coins/[coinUrl]'],
  ['/api/v4/payouts/7', '/api/v4/[...path]'],
  ['/auth-service/api/v1.0/sign-in', '/auth-service/[...path]'],
  ['/buy-and-sell-crypto-on-acme', '/buy-and-sell-crypto-on-[brand]'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemaps/de-coins.xml', '/sitemaps/[name]'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/data/x/en/coins/btc.json', '/_next/data'],
  ['/coins/btc.svg', 'file'],
  ['/icon.svg', 'file'],
  ['/wp-admin/setup.php', 'other'],
  ['/denver', 'other'],
])('%s is of the kind %s', (path, kind) => {
  expect(routeOf(path)).toBe(kind)
})
