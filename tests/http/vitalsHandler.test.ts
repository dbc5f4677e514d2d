import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vitalsHandler } from '@/http/vitalsHandler'
import { metrics } from '@/runtime/metrics'
import { serveHandler } from './testSite'

vi.mock('@/http/routeLabel', () => ({
  routeLabel: (path: string) => (path.startsWith('/coins/') ? '/coins/[symbol]' : 'other'),
}))

let caller = 0
beforeEach(() => {
  vi.stubEnv('METRICS_TOKEN', 'm'.repeat(32))
  vi.stubEnv('TRUST_PROXY', '1')
  metrics.registry.resetMetrics()
  caller++
})
afterEach(() => void vi.unstubAllEnvs())

async function send(report: unknown, changes: { headers?: Record<string, string>; body?: string } = {}) {
  const { body = JSON.stringify(report), headers } = changes
  const request = await serveHandler(vitalsHandler)
  const forwarded = { 'x-forwarded-for': `192.0.2.${String(caller)}` }
  const options = { method: 'POST', headers: { ...forwarded, ...headers }, body }
  return (await request('/api/site/vitals', options)).status
}
const REPORT = { page: '/coins/btc', vitals: { LCP: 1234, CLS: 0.02 } }
const written = () => metrics.registry.metrics()

test('a report counts under the type of its page, times in seconds', async () => {
  expect(await send(REPORT)).toBe(204)
  const text = await written()
  expect(text).toContain('halyard_web_vitals_seconds_sum{page="/coins/[symbol]",vital="LCP"} 1.234')
  expect(text).toContain('halyard_web_vitals_layout_shift_sum{page="/coins/[symbol]"} 0.02')
  expect(text).not.toContain('vital="INP"')
})

test('a path that is no page of the site makes no series of its own', async () => {
  expect(await send({ ...REPORT, page: '/made-up' })).toBe(204)
  expect(await written()).toContain('page="other",vital="LCP"')
  expect(await written()).not.toContain('made-up')
})

test.each([
  ['a negative time', { ...REPORT, vitals: { LCP: -1 } }],
  ['an endless time', { ...REPORT, vitals: { LCP: 1e9 } }],
  ['an unknown vital', { ...REPORT, vitals: { XYZ: 1 } }],
  ['a further field', { ...REPORT, email: 'a@b.example' }],
  ['no path', { ...REPORT, page: 'coins' }],
  ['no object', 'LCP'],
])('a report with %s is refused', async (_, body) => {
  expect(await send(body)).toBe(400)
  expect(await written()).not.toContain('_sum{page')
})

test('a report from another site, in no JSON or of more than 1 kB is refused', async () => {
  expect(await send(REPORT, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
  expect(await send(REPORT, { body: '{' })).toBe(400)
  expect(await send(REPORT, { body: JSON.stringify(REPORT).padEnd(1024) })).toBe(204)
  expect(await send(REPORT, { body: JSON.stringify(REPORT).padEnd(1025) })).toBe(400)
})

test('one address sends 30 reports a minute', async () => {
  for (let sent = 0; sent < 30; sent++) expect(await send(REPORT)).toBe(204)
  expect(await send(REPORT)).toBe(429)
})

test('without a token nobody could read the metrics, and there is no such address', async () => {
  vi.stubEnv('METRICS_TOKEN', '')
  expect(await send(REPORT)).toBe(404)
})
