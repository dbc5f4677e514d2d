import { beforeEach, describe, expect, test, vi } from 'vitest'
import { providerBudgets } from '@/config/environment/budgetType'
import { metrics } from '@/runtime/metrics'
import { forgetBudgets, takeCall, type Caller } from '@/server/outbound/budgets'
import { CALL_KINDS, type CallKind } from '@/server/outbound/callKinds'
import { callsOf, forgetCalls, guarded } from '@/server/outbound/callGuard'
import { type CallShare, callsOfShare, callsOfVisitor } from '@/server/outbound/callShares'
import { ProviderError } from '@/server/outbound/ProviderError'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) })
  forgetBudgets()
  forgetCalls()
  return () => vi.useRealTimers()
})

const NONE = new Map()
const SHARES = ['visitors', 'orders', 'pages', 'watched', 'jobs'] as const
const PROVIDERS = ['near', 'changenow', 'sideshift', 'simpleswap', 'exolix', 'another']
const visitor = (ip: string, share: CallShare = 'visitors'): Caller => ({ share, ip })
const nobody = (share: CallShare): Caller => ({ share, ip: null })

const isTaken = (id: string, kind: CallKind, caller: Caller) =>
  takeCall(id, kind, caller).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderError && error.code === 'rate_limited') return false
      throw error
    },
  )
/** How many of so many calls were made. */
async function takenOf(calls: number, id: string, kind: CallKind, caller: (call: number) => Caller) {
  let taken = 0
  for (let call = 0; call < calls; call++) if (await isTaken(id, kind, caller(call))) taken++
  return taken
}

describe.each(PROVIDERS)('of the calls to %s', (id) => {
  test('a visitor with 330 quotes leaves another visitor, their order and the pages theirs', async () => {
    const greedy = await takenOf(330, id, 'quote', () => visitor('203.0.113.1'))
    expect(greedy).toBe(callsOfVisitor(id, 'quote', 'visitors', NONE))
    await takenOf(330, id, 'quote', () => visitor('203.0.113.1', 'orders'))
    await takenOf(330, id, 'create', () => visitor('203.0.113.1', 'orders'))
    const other = visitor('203.0.113.2')
    expect(await takenOf(10, id, 'quote', () => other)).toBe(10)
    expect(await isTaken(id, 'quote', visitor('203.0.113.2', 'orders'))).toBe(true)
    expect(await isTaken(id, 'create', visitor('203.0.113.2', 'orders'))).toBe(true)
    expect(await isTaken(id, 'quote', nobody('pages'))).toBe(true)
  })

  test('a thousand visitors who only quote leave orders and pages theirs', async () => {
    await takenOf(1000, id, 'quote', (call) => visitor(`198.51.${call >> 8}.${call & 255}`))
    expect(await isTaken(id, 'quote', visitor('203.0.113.2'))).toBe(false)
    expect(await isTaken(id, 'quote', visitor('203.0.113.2', 'orders'))).toBe(true)
    expect(await isTaken(id, 'quote', nobody('pages'))).toBe(true)
  })

  test('pages that are made by the hundred take no visitor’s quote', async () => {
    const made = await takenOf(330, id, 'quote', () => nobody('pages'))
    expect(made).toBe(callsOfShare(id, 'quote', 'pages', NONE))
    expect(await isTaken(id, 'quote', visitor('203.0.113.2'))).toBe(true)
  })

  test('reading what nobody looks at leaves calls for the pages that somebody looks at', async () => {
    await takenOf(500, id, 'read', () => nobody('jobs'))
    expect(await takenOf(10, id, 'read', () => nobody('watched'))).toBe(10)
  })

  test.each(CALL_KINDS)(
    'no more %s calls are made in a minute than all shares have together',
    async (kind) => {
      let taken = 0
      for (const share of SHARES)
        taken += await takenOf(400, id, kind, (call) => visitor(`198.51.${call >> 8}.${call & 255}`, share))
      const all = SHARES.map((share) => callsOfShare(id, kind, share, NONE))
      expect(taken).toBe(all.reduce((sum, calls) => sum + calls, 0))
      expect(taken).toBeLessThanOrEqual({ assets: 10, quote: 240, create: 60, read: 240, act: 30 }[kind])
    },
  )
})

test('an order takes what quotes have left once its reserve is used up', async () => {
  const reserve = callsOfShare('exolix', 'quote', 'orders', NONE)
  const quotes = callsOfShare('exolix', 'quote', 'visitors', NONE)
  const orders = (call: number) => visitor(`198.51.${call >> 8}.${call & 255}`, 'orders')
  expect(await takenOf(400, 'exolix', 'quote', orders)).toBe(reserve + quotes)
})

test('a network of IPv6 addresses is one visitor', async () => {
  const taken = await takenOf(100, 'exolix', 'quote', (call) => visitor(`2001:db8:1:2::${call.toString(16)}`))
  expect(taken).toBe(callsOfVisitor('exolix', 'quote', 'visitors', NONE))
})

test('who is refused because all are is not charged for it', async () => {
  await takenOf(1000, 'exolix', 'quote', (call) => visitor(`198.51.${call >> 8}.${call & 255}`))
  await takenOf(100, 'exolix', 'quote', () => visitor('203.0.113.2'))
  await expect(takeCall('exolix', 'quote', visitor('203.0.113.2'))).rejects.toMatchObject({
    details: { usedUp: 'visitors', retryAfter: 60_000 },
  })
})

test('SideShift, which counts by visitor, gets of one visitor no more than it allows', () => {
  const of = (kind: CallKind, share: CallShare) => callsOfVisitor('sideshift', kind, share, NONE) ?? 0
  expect(of('quote', 'visitors') + of('quote', 'orders')).toBe(20)
  expect(of('create', 'orders')).toBe(5)
})

test('a minute later there are calls again', async () => {
  await takenOf(100, 'exolix', 'quote', () => visitor('203.0.113.1'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await isTaken('exolix', 'quote', visitor('203.0.113.1'))).toBe(true)
})

test('a call that was not made is no failed one, stops no other caller, and is counted by its share', async () => {
  const fake = { id: 'counted' }
  const quote = (caller: Caller) => guarded(fake, 'quote', 1000, () => Promise.resolve('well'), caller)
  let refused: unknown
  for (let call = 0; call < 40; call++)
    await quote(visitor('203.0.113.1')).catch((error: unknown) => (refused = error))
  expect(refused).toMatchObject({ code: 'rate_limited', details: { usedUp: 'visitor' } })
  await expect(quote(visitor('203.0.113.2'))).resolves.toBe('well')
  expect(callsOf(fake).find(({ kind }) => kind === 'quote')).toMatchObject({
    circuit: 'closed',
    failures: 0,
    lastError: null,
  })
  expect(await metrics.registry.metrics()).toMatch(
    /halyard_provider_budget_refused_total\{provider="counted",call="quote",share="visitor"\} \d/,
  )
})

describe('PROVIDER_BUDGETS', () => {
  const read = (text: string) => providerBudgets.schema.safeParse(text).data

  test('sets the calls of a provider, and of one visitor', () => {
    const budgets = read('exolix.quote=600, exolix.visitor=50,near.read=1000') ?? NONE
    expect(callsOfShare('exolix', 'quote', 'visitors', budgets)).toBe(420)
    expect(callsOfShare('near', 'read', 'jobs', budgets)).toBe(750)
    expect(callsOfShare('near', 'quote', 'visitors', budgets)).toBe(168)
    expect(callsOfVisitor('exolix', 'quote', 'visitors', budgets)).toBe(40)
    expect(callsOfVisitor('exolix', 'quote', 'orders', budgets)).toBe(10)
  })

  test.each([
    ...[
      'exolix',
      'exolix.quote',
      'exolix.quote=',
      'exolix.quote=9',
      'exolix.quote=100001',
      'exolix.quote=-1',
    ],
    ...['exolix.quote=1e3', 'exolix.quotes=100', 'exolix.quote=100,exolix.quote=200', 'exolix.visitor=0'],
    ...['Exolix.quote=100', 'exolix:quote=100', 'quote=100'],
  ])('%s is none', (text) => {
    expect(read(text)).toBeUndefined()
  })
})
