import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { metrics } from '@/runtime/metrics'
import { makeVitalsHandler } from '@/server/monitoring/makeVitalsHandler'

const vitalsHandler = makeVitalsHandler((path) => (path.startsWith('/coins/') ? '/coins/[symbol]' : 'other'))

let caller = 0
beforeEach(() => {
  vi.stubEnv('METRICS_TOKEN', 'm'.repeat(32))
  metrics.registry.resetMetrics()
  caller++
})
afterEach(() => void vi.unstubAllEnvs())

async function send(
  body: unknown,
  changes: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  let status = 0
  const res = {
    setHeader: () => res,
    status: (sent: number) => {
      status = sent
      return res
    },
    end: vi.fn(),
  }
  const socket = { remoteAddress: `192.0.2.${String(caller)}` }
  const req = { method: 'POST', headers: {}, socket, body: JSON.stringify(body), ...changes }
  await vitalsHandler(req as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return status
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

test('a report from another site, by another method or in no JSON is refused', async () => {
  expect(await send(REPORT, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
  expect(await send(REPORT, { method: 'GET' })).toBe(405)
  const notJson = { body: '{' }
  expect(await send(REPORT, notJson)).toBe(400)
})

test('one address sends 30 reports a minute', async () => {
  for (let sent = 0; sent < 30; sent++) expect(await send(REPORT)).toBe(204)
  expect(await send(REPORT)).toBe(429)
})

test('without a token nobody could read the metrics, and there is no such address', async () => {
  vi.stubEnv('METRICS_TOKEN', '')
  expect(await send(REPORT)).toBe(404)
})
