import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currencies } from '@/contract/currencies'
import { dispatch } from '@/server/entry/dispatch'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.RATE_LIMIT_HEAVY = '3'
})
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const call = (ip: string, query: Record<string, string>, coding = 'gzip') =>
  dispatch({
    method: 'GET',
    path: currencies.list.path,
    query,
    headers: { 'accept-encoding': coding },
    ip,
    readBody: () => Promise.resolve(''),
  })
const bodyOf = ({ body }: Awaited<ReturnType<typeof call>>) => {
  if (typeof body === 'string') throw new Error('it is not compressed')
  return JSON.parse(gunzipSync(body.gzip).toString()) as { result: unknown[]; traceId: string }
}

test('all callers of a minute get one list, made and compressed once, each under an id of its own', async () => {
  const [first, second] = await Promise.all([call('10.1.0.1', {}), call('10.1.0.2', {})])
  expect(bodyOf(first).result).toHaveLength(1600)
  expect(second.body === first.body).toBe(true)
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  vi.advanceTimersByTime(60_000)
  const later = await call('10.1.0.3', {})
  expect(later.body === first.body).toBe(false)
  expect(bodyOf(later).result).toHaveLength(1600)
})

test('one address may have few new variants made, and as many known ones as it may read', async () => {
  const statusOf = async (limit: number) => (await call('10.2.0.1', { limit: String(limit) })).status
  expect([await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([200, 200, 200])
  expect([await statusOf(4), await statusOf(1), await statusOf(3)]).toEqual([429, 200, 200])
  vi.advanceTimersByTime(60_000)
  expect(await statusOf(3)).toBe(200)
})

test('one address may have few lists unpacked, because it accepts no coding', async () => {
  const plain = async () => (await call('10.3.0.1', {}, 'identity')).status
  expect([await plain(), await plain(), await plain(), await plain()]).toEqual([200, 200, 200, 429])
  expect((await call('10.3.0.1', {}, 'br')).status).toBe(200)
})
