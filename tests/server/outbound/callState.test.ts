import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as log from '@/runtime/log'
import { forgetBudgets } from '@/server/outbound/budgets'
import { callsOf, forgetCalls, guarded } from '@/server/outbound/callGuard'
import { failureFacts } from '@/server/outbound/callState'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'

vi.mock('@/runtime/log', async (original) => ({
  ...(await original<typeof import('@/runtime/log')>()),
  logCallState: vi.fn(),
}))
const logged = vi.mocked(log.logCallState)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  forgetCalls()
  logged.mockClear()
})
afterEach(() => vi.useRealTimers())

const provider = { id: 'fake' }
type Outcome = ProviderErrorCode | 'ok'
/** One call a minute, so that no circuit opens. */
async function live(outcomes: Outcome[], everyMs = 60_000, status = 200) {
  for (const outcome of outcomes) {
    forgetBudgets()
    const run = () =>
      outcome === 'ok' ? Promise.resolve(1) : Promise.reject(new ProviderError(outcome, { status }))
    await guarded(provider, 'read', 1000, run).catch(() => null)
    vi.setSystemTime(Date.now() + everyMs)
  }
}
const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome)
const states = () => logged.mock.calls.map(([{ state }]) => state)

test.each<[ProviderErrorCode, string]>([
  ['unavailable', 'unavailable'],
  ['bad_answer', 'bad_answers'],
  ['rate_limited', 'refusing'],
])('a provider that is %s for an hour is logged once, and once when it is up again', async (code, state) => {
  await live([...times(5, 'ok'), ...times(60, code), ...times(60, 'ok')])
  expect(states()).toEqual([state, 'up'])
})

test('a wrong key is logged with the first call, and once', async () => {
  await live(['ok', ...times(4, 'unauthorised')])
  expect(states()).toEqual(['unauthorised'])
})

test('one that fails now and then is logged once, however long', async () => {
  await live(Array.from({ length: 200 }, (_, index): Outcome => (index % 2 === 0 ? 'ok' : 'bad_answer')))
  expect(states()).toEqual(['bad_answers'])
  await live(Array.from({ length: 40 }, (_, index): Outcome => (index % 5 === 0 ? 'bad_answer' : 'ok')))
  expect(states()).toEqual(['bad_answers', 'up'])
})

test('refusals of orders are the answers of a healthy provider', async () => {
  await live([...times(20, 'below_min'), ...times(20, 'not_found'), ...times(20, 'address_invalid')])
  expect(states()).toEqual([])
})

test('a circuit that opens is logged with what opened it, and stays so until its provider is up', async () => {
  await live(times(8, 'unavailable'), 1000)
  await live(times(4, 'unavailable'), 600_000)
  await live(times(3, 'ok'), 600_000)
  expect(states()).toEqual(['unavailable', 'circuit_open', 'up'])
  expect(logged.mock.calls[1]?.[0]).toMatchObject({ provider: 'fake', call: 'read', code: 'unavailable' })
})

test('half of ten answers that make no sense open the circuit, refusals in unknown words never do', async () => {
  const half = Array.from({ length: 12 }, (_, index): Outcome => (index % 2 === 0 ? 'bad_answer' : 'ok'))
  await live(half, 1000, 400)
  expect(callsOf(provider).find(({ kind }) => kind === 'read')?.circuit).toBe('closed')
  forgetCalls()
  await live(half.slice(0, 8), 1000)
  expect(callsOf(provider).find(({ kind }) => kind === 'read')?.circuit).toBe('closed')
  await live(half, 1000)
  expect(callsOf(provider).find(({ kind }) => kind === 'read')).toMatchObject({
    circuit: 'open',
    state: 'circuit_open',
    lastError: { code: 'bad_answer', status: 200 },
  })
})

test.each([
  ['Invalid secret', 'Invalid secret'],
  [
    '{"error":"address bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 of anna@mail.example"}',
    '{"error":"address … of …',
  ],
  ['from 203.0.113.7 or 2001:db8::1f', 'from … or …'],
  ['line one\nline two', 'line one line two'],
])('the reason of %s names nobody', (providerText, reason) => {
  expect(failureFacts(new ProviderError('unavailable', { providerText, status: 500 }))).toEqual({
    code: 'unavailable',
    status: 500,
    reason,
  })
})
