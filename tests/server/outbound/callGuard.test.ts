import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { metrics } from '@/runtime/metrics'
import { callsOf, forgetCalls, guarded, isCallOpen } from '@/server/outbound/callGuard'
import type { CallKind } from '@/server/outbound/callKinds'
import { forgetBudgets } from '@/server/outbound/budgets'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { hanging } from '../providers/aProvider'

const now = Date.UTC(2026, 10, 22, 12)
beforeEach(() => {
  vi.useFakeTimers({ now })
  forgetCalls()
  forgetBudgets()
})
afterEach(() => vi.useRealTimers())

const provider = { id: 'fake' }
const SHARES = { assets: 'jobs', quote: 'visitors', create: 'orders', read: 'jobs', act: 'orders' } as const
const VISITORS = { share: 'visitors', ip: null } as const

/** The code of its failure, or `ok`. */
async function outcome(kind: CallKind, run: () => Promise<unknown>): Promise<ProviderErrorCode | 'ok'> {
  let ended: ProviderErrorCode | 'ok' | null = null
  guarded(provider, kind, 1000, run, { share: SHARES[kind], ip: null }).then(
    () => (ended = 'ok'),
    (error: unknown) => (ended = error instanceof ProviderError ? error.code : 'bad_answer'),
  )
  for (let waited = 0; waited < 2000 && ended === null; waited += 100) await vi.advanceTimersByTimeAsync(100)
  if (ended === null) throw new Error('the call did not end')
  return ended
}
const failing = (code: ProviderErrorCode) => () => Promise.reject(new ProviderError(code))
const well = () => Promise.resolve('well')

async function open(kind: CallKind) {
  for (let call = 0; call < 5; call++) await outcome(kind, failing('unavailable'))
}

describe('the deadline', () => {
  test('of a read is unavailable, of an effect an unknown outcome, although nobody heeds the signal', async () => {
    expect(await outcome('read', hanging)).toBe('unavailable')
    expect(await outcome('quote', hanging)).toBe('unavailable')
    expect(await outcome('create', hanging)).toBe('outcome_unknown')
    expect(await outcome('act', hanging)).toBe('outcome_unknown')
  })

  test('lets an aborted effect say that nothing was sent', async () => {
    const run = (signal: AbortSignal) =>
      new Promise((_, refuse) => {
        signal.addEventListener('abort', () => refuse(new ProviderError('unavailable')))
      })
    const call = guarded(provider, 'create', 500, run, { share: 'orders', ip: null })
    const seen = expect(call).rejects.toMatchObject({ code: 'unavailable' })
    await vi.advanceTimersByTimeAsync(700)
    await seen
  })
})

test('a fault of an adapter is a bad answer, and of an effect an unknown outcome', async () => {
  const faulty = () => Promise.reject(new TypeError('x is undefined'))
  expect(await outcome('quote', faulty)).toBe('bad_answer')
  expect(await outcome('create', faulty)).toBe('outcome_unknown')
})

describe('the circuit', () => {
  test('opens after five failures in 30 s for 30 s, for its own kind of call only', async () => {
    await open('create')
    const run = vi.fn(well)
    expect(await outcome('create', run)).toBe('unavailable')
    expect(run).not.toHaveBeenCalled()
    expect([isCallOpen(provider, 'create'), isCallOpen(provider, 'read')]).toEqual([true, false])
    expect(await outcome('read', well)).toBe('ok')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome('create', run)).toBe('ok')
    expect(isCallOpen(provider, 'create')).toBe(false)
  })

  test('does not open for refusals, however many', async () => {
    for (const code of [
      'below_min',
      'pair_unavailable',
      'address_invalid',
      'risk_refused',
      'rate_expired',
    ] as const)
      for (let call = 0; call < 8; call++) await outcome('create', failing(code))
    expect(isCallOpen(provider, 'create')).toBe(false)
  })

  test('does not open for five failures spread over more than 30 s', async () => {
    for (let call = 0; call < 12; call++) {
      await outcome('read', failing('unavailable'))
      await vi.advanceTimersByTimeAsync(8_000)
    }
    expect(isCallOpen(provider, 'read')).toBe(false)
  })

  test('lets one call probe, refuses the others at once, and stays open twice as long each time up to 5 min', async () => {
    await open('quote')
    for (const seconds of [30, 60, 120, 240, 300, 300]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 500)
      const early = vi.fn(well)
      expect(await outcome('quote', early)).toBe('unavailable')
      expect(early).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(500)
      const probe = guarded(provider, 'quote', 1000, () => hanging(), VISITORS).catch(
        (error: unknown) => error,
      )
      const other = vi.fn(well)
      await expect(guarded(provider, 'quote', 1000, other, VISITORS)).rejects.toMatchObject({
        code: 'unavailable',
      })
      expect(other).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1000)
      await probe
    }
  })
})

test('the budget of a minute is not exceeded', async () => {
  const run = vi.fn(well)
  for (let call = 0; call < 31; call++) await outcome('act', run)
  expect(run).toHaveBeenCalledTimes(30)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome('act', run)).toBe('ok')
})

test('calls, failures, the last error and the circuit are counted for the operator and as metrics', async () => {
  await outcome('read', well)
  await open('read')
  expect(callsOf(provider).find(({ kind }) => kind === 'read')).toMatchObject({
    circuit: 'open',
    calls: 6,
    failures: 5,
    lastError: { code: 'unavailable' },
  })
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/halyard_provider_call_seconds_count\{provider="fake",call="read",outcome="ok"\} \d/)
  expect(text).toContain('halyard_provider_circuit{provider="fake",call="read"} 2')
})
