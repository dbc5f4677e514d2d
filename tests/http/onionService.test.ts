import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveSite } from './testSite'

// Headers of pages are made once in a process.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://halyard.example'
  process.env.LOG_LEVEL = 'silent'
})
const ONION = `http://${'abcdefgh'.repeat(7)}.onion`
beforeEach(() => vi.stubEnv('ONION_ORIGIN', ONION))
afterEach(() => vi.unstubAllEnvs())

const PAGE = '<p>A page.</p>'.repeat(100)
const site = () =>
  serveSite((_, res) => {
    res.setHeader('content-type', 'text/html')
    res.setHeader('cache-control', 's-maxage=30')
    res.end(PAGE)
    return Promise.resolve()
  })

test('each page names its own address there, with its query, also from the cache', async () => {
  const request = await site()
  for (const path of ['/faq', '/faq?ref=a', '/faq?ref=b', '/de/coins/btc', '/exchange-form?from=btc-btc'])
    expect((await request(path)).headers['onion-location'], path).toBe(ONION + path)
})

test.each(['/api/v4/currencies', '/robots.txt', `/own-exchange/abc123/${'s'.repeat(43)}`])(
  '%s names none',
  async (path) => {
    expect((await (await site())(path)).headers).not.toHaveProperty('onion-location')
  },
)

test('without the setting nothing is named', async () => {
  vi.stubEnv('ONION_ORIGIN', '')
  expect((await (await site())('/faq')).headers).not.toHaveProperty('onion-location')
})

test('there nothing asks for https, and no other address is named', async () => {
  const request = await site()
  const usual = (await request('/faq')).headers
  expect(usual['strict-transport-security']).toBeDefined()
  expect(usual['content-security-policy']).toContain('upgrade-insecure-requests')
  const { headers } = await request('/faq', { headers: { host: new URL(ONION).host } })
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).not.toHaveProperty('onion-location')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test.each([
  [ONION, 200],
  [`${ONION}.evil.example`, 403],
])('a form posted from %s is answered with %i', async (origin, status) => {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const request = await site()
  expect((await request('/exchange-form', { method: 'POST', headers, body: 'a=1' })).status).toBe(status)
})
