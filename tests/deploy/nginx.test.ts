import { expect, test } from 'vitest'
import { compose, textOf } from './deployFiles'
import { nginxFaults } from './nginxFaults'

const text = textOf('deploy/nginx.conf')

test("the proxy's configuration is well-formed, and faults are seen", () => {
  expect(nginxFaults(text)).toEqual([])
  for (const [from, to] of [
    ['listen 8080;', 'listen 8080'],
    ['listen 8080;', 'listten 8080;'],
    ['Connection ""', 'Connection "'],
    ['http {', 'server {'],
  ] as const)
    expect(nginxFaults(text.replace(from, to)), to).not.toEqual([])
  expect(nginxFaults(`${text}}`)).not.toEqual([])
  expect(nginxFaults(text.slice(0, text.lastIndexOf('}')))).not.toEqual([])
})

test('the proxy leads to both instances and to nothing else', () => {
  const upstream = [...text.matchAll(/server (\w+):\d+/g)].map(([, name]) => name)
  expect(upstream).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('site')))
  expect(new Set(text.match(/proxy_pass [^;]+/g))).toEqual(new Set(['proxy_pass http://site']))
})

test('it passes the caller’s address on, and does not expose the metrics', () => {
  expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(text).toMatch(/location = \/api\/site\/metrics \{\s+return 404;/)
})

test('it repeats no call that may have changed something but those with an idempotency-key', () => {
  const repeating = text.split(/^ +location /m).filter((part) => part.includes('non_idempotent'))
  expect(repeating.map((location) => location.split(' {')[0])).toEqual([
    '~ ^/api/(?:v[34]/exchanges-new|v4/contacts|v4/ramps/orders|v4/(?:customers|partners)/payouts|v4/payment-requests/[^/]+/exchanges)$',
  ])
  expect(text.match(/non_idempotent/g)).toHaveLength(1)
})

test('it listens on the port that the compose file publishes', () => {
  const listens = /listen (\d+);/.exec(text)?.[1]
  expect(compose.services.proxy?.ports?.[0]).toMatch(new RegExp(`:${listens}$`))
})
