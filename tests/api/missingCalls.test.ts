import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExchange, fetchLastExchanges } from '@/api/exchanges'
import { fetchHistory } from '@/api/markets'
import { fetchProviderStatistics } from '@/api/pageData'
import { fetchLoyalty } from '@/api/programmes'
import { failureOf } from '@/domain/text/failure'
import { respondingWith } from './fakeBackEnd'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => failureOf(error).kind,
  )
const skip = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)

test.each([
  [404, { code: 'not_found' }],
  [404, 'Not Found'],
  [405, {}],
  [501, {}],
])('a call that answers %i %j is not sent again for five minutes', async (status, body) => {
  const calls = respondingWith(status, body)
  expect(await kindOf(fetchProviderStatistics())).toBe('notOffered')
  expect(await kindOf(fetchProviderStatistics())).toBe('notOffered')
  expect(calls).toHaveLength(1)
  skip(4)
  await kindOf(fetchProviderStatistics())
  expect(calls).toHaveLength(1)
  skip(2)
  await kindOf(fetchProviderStatistics())
  expect(calls).toHaveLength(2)
})

test('one missing call says nothing about another one', async () => {
  const calls = respondingWith(404, 'Not Found')
  await kindOf(fetchProviderStatistics())
  await kindOf(fetchLastExchanges())
  expect(calls).toHaveLength(2)
})

test.each([
  [500, {}],
  [503, { code: 'unavailable' }],
  [401, { code: 'unauthorized' }],
  [429, { code: 'rate_limited' }],
])('a call that answers %i exists, and is sent again', async (status, body) => {
  const calls = respondingWith(status, body)
  await kindOf(fetchLoyalty())
  await kindOf(fetchLoyalty())
  expect(calls.length).toBeGreaterThanOrEqual(2)
})

test('a resource that is not there says nothing about the next one', async () => {
  const calls = respondingWith(404, 'Not Found')
  await kindOf(fetchHistory('btc', '7d'))
  await kindOf(fetchHistory('eth', '7d'))
  expect(calls).toHaveLength(2)
})

test('a call that every exchange needs is tried each time', async () => {
  const calls = respondingWith(501, {})
  const order = {} as Parameters<typeof createExchange>[0]
  expect(await kindOf(createExchange(order, 'key'))).toBe('notOffered')
  expect(await kindOf(createExchange(order, 'key'))).toBe('notOffered')
  expect(calls).toHaveLength(2)
})
