import { expect, test } from 'vitest'
import { compose, textOf } from './deployFiles'
import { nginxFaults } from './nginxFaults'

const text = textOf('deploy/nginx.conf')
const site = textOf('deploy/nginx/site.conf')
const host = textOf('deploy/nginx/host.conf')

test.each([
  ['callers', 'http'],
  ['real-ip', 'http'],
  ['host', 'http'],
  ['site', 'server'],
] as const)('nginx/%s.conf is well-formed within %s, and not elsewhere', (name, within) => {
  expect(nginxFaults(textOf(`deploy/nginx/${name}.conf`), within)).toEqual([])
  expect(nginxFaults(textOf(`deploy/nginx/${name}.conf`), 'events')).not.toEqual([])
})

test('every file that is included is there, where Compose and the guide put it', () => {
  for (const [file, folder] of [
    [text, 'halyard/'],
    [host, '/etc/nginx/halyard/'],
  ] as const) {
    const names = [...file.matchAll(/^[# ]*include ([^;]+);/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect(textOf(name.replace(folder, 'deploy/nginx/'))).not.toBe('')
  }
  expect(compose.services.proxy?.volumes).toContain('./nginx:/etc/nginx/halyard:ro')
  expect(textOf('docs/tls.md')).toContain('deploy/nginx/*.conf /etc/nginx/halyard/')
})

test('the file for a machine’s own nginx has nothing that came after 1.18', () => {
  for (const file of [host, site, textOf('deploy/nginx/callers.conf')])
    expect(file).not.toMatch(/\bresolve;|http2 on|http3|quic|ssl_reject_handshake/)
})

test("the proxy's configuration is well-formed, and faults are seen", () => {
  expect(nginxFaults(text)).toEqual([])
  for (const [from, to] of [
    ['listen 8080;', 'listen 8080'],
    ['listen 8080;', 'listten 8080;'],
    ['http {', 'server {'],
  ] as const)
    expect(nginxFaults(text.replace(from, to)), to).not.toEqual([])
  expect(nginxFaults(site.replace('Connection ""', 'Connection "'), 'server')).not.toEqual([])
  expect(nginxFaults(`${text}}`)).not.toEqual([])
  expect(nginxFaults(text.slice(0, text.lastIndexOf('}')))).not.toEqual([])
})

test('the proxy leads to both instances and to nothing else', () => {
  const upstream = [...text.matchAll(/server (\w+):\d+/g)].map(([, name]) => name)
  expect(upstream).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('site')))
  expect(new Set(site.match(/proxy_pass [^;]+/g))).toEqual(new Set(['proxy_pass http://site']))
})

test('it passes the caller’s address on, and does not expose the metrics', () => {
  expect(site).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(site).toMatch(/location = \/api\/site\/metrics \{\s+return 404;/)
})

test('it repeats no call that may have changed something but those with an idempotency-key', () => {
  const repeating = site.split(/^location /m).filter((part) => part.includes('non_idempotent'))
  expect(repeating.map((location) => location.split(' {')[0])).toEqual([
    '~ ^/api/(?:v[34]/exchanges-new|v4/contacts|v4/ramps/orders|v4/(?:customers|partners)/payouts|v4/payment-requests/[^/]+/exchanges)$',
  ])
  expect(site.match(/non_idempotent/g)).toHaveLength(1)
})

test('it listens on the port that the compose file publishes', () => {
  const listens = /listen (\d+);/.exec(text)?.[1]
  expect(compose.services.proxy?.ports?.[0]).toMatch(new RegExp(`:${listens}$`))
})
