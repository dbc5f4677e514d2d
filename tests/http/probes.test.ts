import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { livenessHandler, metricsHandler, readinessHandler } from '@/http/probes'
import type { SiteHandler } from '@/http/SiteHandler'
import { startShutdown } from '@/runtime/lifecycle'
import { addReadinessCheck } from '@/runtime/readiness'
import { serveHandler } from './testSite'

beforeAll(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterAll(() => vi.useRealTimers())
afterEach(() => vi.unstubAllEnvs())

async function open(handler: SiteHandler, headers: Record<string, string> = {}) {
  const response = await (await serveHandler(handler))('/api/site/live', { headers })
  const text = response.body.toString()
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text }
}

test('metrics require the token, without it the path is a 404', async () => {
  expect((await open(metricsHandler, { authorization: 'Bearer ' })).status).toBe(404)
  const token = '7c1f0b9a5d3e4286a1b2c3d4e5f60718'
  vi.stubEnv('METRICS_TOKEN', token)
  expect((await open(metricsHandler)).status).toBe(404)
  expect((await open(metricsHandler, { authorization: 'Bearer wrong' })).status).toBe(404)
  const { status, body } = await open(metricsHandler, { authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(body).toContain('process_cpu_seconds_total')
})

test('within one second the readiness checks run once, for all callers', async () => {
  const check = vi.fn(() => true)
  addReadinessCheck('counted', check)
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([open(readinessHandler), open(readinessHandler)])
  await vi.advanceTimersByTimeAsync(999)
  await open(readinessHandler)
  expect(check).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await open(readinessHandler)
  expect(check).toHaveBeenCalledTimes(2)
})

test('a server is ready when everything it needs is there, and live at any time', async () => {
  await vi.advanceTimersByTimeAsync(1000)
  let responds: () => Promise<boolean> = () => Promise.resolve(true)
  addReadinessCheck('database', () => responds())
  expect(await open(readinessHandler)).toEqual({ status: 200, body: { ready: true, missing: [] } })

  await vi.advanceTimersByTimeAsync(1000)
  responds = () => Promise.reject(new Error('gone'))
  expect(await open(readinessHandler)).toEqual({ status: 503, body: { ready: false, missing: ['database'] } })
  expect((await open(livenessHandler)).status).toBe(200)

  await vi.advanceTimersByTimeAsync(1000)
  const asked = new Promise<void>((resolve) => {
    responds = () => {
      resolve()
      return new Promise(() => undefined)
    }
  })
  const request = open(readinessHandler)
  await asked
  await vi.advanceTimersByTimeAsync(2000)
  expect(await request).toEqual({ status: 503, body: { ready: false, missing: ['database'] } })
  responds = () => Promise.resolve(true)

  startShutdown()
  expect(await open(readinessHandler)).toEqual({ status: 503, body: { ready: false, missing: ['ending'] } })
  expect((await open(livenessHandler)).status).toBe(200)
})
