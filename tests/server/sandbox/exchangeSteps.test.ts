import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExchangeStatus, SANDBOX_DEPOSITS, type SandboxDeposit } from '@/domain/exchange/exchange'
import type { StoredExchange } from '@/server/database/schema'
import {
  actionsOf,
  statesDue,
  type StepRules,
  withContinue,
  withDeposit,
  withRefund,
} from '@/server/sandbox/exchangeSteps'
import { anExchange, MADE_AT, MINUTE } from '../exchanges/anExchange'

const STEP = 3000

/** 20 ETH for a BTC, a little more every minute, from 0.06 BTC on. */
const rules: StepRules = {
  stepMs: STEP,
  precisionFrom: () => 8,
  priceRecord: () => null,
  payout: (_, amountFrom, at) =>
    Big(amountFrom).lt('0.06')
      ? null
      : Big(amountFrom)
          .times(20 + (at - MADE_AT) / MINUTE / 1000)
          .round(18)
          .toFixed(),
}

const advance = (exchange: StoredExchange, now: number) => statesDue(exchange, now, rules).at(-1) ?? exchange
const deposit = (exchange: StoredExchange, kind: SandboxDeposit, at = MADE_AT) => {
  const deposited = withDeposit(exchange, kind, at, rules)
  if (!deposited) throw new Error('no deposit was wanted')
  return deposited
}
const statuses = (states: StoredExchange[]) => [...new Set(states.map((state) => state.status))]

describe('the way forward', () => {
  test('a full deposit is confirmed, exchanged, sent and finished, one step time each', () => {
    const deposited = deposit(anExchange(), 'full')
    expect(deposited).toMatchObject({ status: 'confirming', amountFrom: '0.1', confirmations: 0 })
    expect(deposited.txFrom).toMatch(/^[0-9a-f]{64}$/)

    const states = statesDue(deposited, MADE_AT + 3 * STEP, rules)
    expect(statuses(states)).toEqual(['confirming', 'exchanging', 'sending', 'finished'])
    expect(states.at(-1)).toMatchObject({ updatedAt: MADE_AT + 3 * STEP, dueAt: null, amountFrom: '0.1' })
  })

  test('confirmations come one by one, spread evenly over the first step', () => {
    const deposited = deposit(anExchange(), 'full')
    const counted = [0, 999, 1000, 2000, 2999].map((ms) => advance(deposited, MADE_AT + ms).confirmations)
    expect(counted).toEqual([0, 0, 1, 2, 2])
    expect(advance(deposited, MADE_AT + STEP)).toMatchObject({ status: 'exchanging', confirmations: 3 })
  })

  test('nothing is paid before the exchange is finished, and then exactly what was expected', () => {
    const deposited = deposit(anExchange({ type: 'fixed' }), 'full')
    expect(advance(deposited, MADE_AT + 2 * STEP)).toMatchObject({ amountTo: null, txTo: null })
    expect(advance(deposited, MADE_AT + 3 * STEP)).toMatchObject({ amountTo: '2', expectedAmountTo: '2' })
  })

  test('a floating payout follows the market at the moment the deposit is certain', () => {
    const late = MADE_AT + 10 * MINUTE
    const done = advance(deposit(anExchange(), 'full', late), late + MINUTE)
    expect(done.amountTo).toBe(rules.payout(done, '0.1', late + STEP))
    expect(done.amountTo).not.toBe('2')
  })

  test('an order that was large enough when it was made stays so when the minimum moves above it', () => {
    const small = anExchange({ expectedAmountFrom: '0.05', expectedAmountTo: '1' })
    expect(advance(deposit(small, 'full'), MADE_AT + MINUTE)).toMatchObject({
      status: 'finished',
      amountTo: '1',
    })
  })

  test('with a step time of zero everything happens at once', () => {
    const instant = { ...rules, stepMs: 0 }
    const deposited = withDeposit(anExchange(), 'full', MADE_AT, instant)
    expect(deposited && statesDue(deposited, MADE_AT, instant).at(-1)?.status).toBe('finished')
  })
})

describe('deposits of another amount', () => {
  test('half of a large floating order goes on and is paid for what arrived', () => {
    const done = advance(deposit(anExchange({ expectedAmountFrom: '0.2' }), 'too_small'), MADE_AT + MINUTE)
    expect(done).toMatchObject({ status: 'finished', amountFrom: '0.1' })
    expect(done.amountTo).toBe(rules.payout(done, '0.1', MADE_AT + STEP))
  })

  test('half of a small floating order is below the minimum, fails and can only be refunded', () => {
    const failed = advance(deposit(anExchange(), 'too_small'), MADE_AT + MINUTE)
    expect(failed).toMatchObject({ status: 'failed', issue: 'deposit_too_small', amountFrom: '0.05' })
    expect(actionsOf(failed, MADE_AT + MINUTE, rules)).toEqual(['refund'])
  })

  test('half is never finer than the currency, and rounded down', () => {
    const odd = deposit(anExchange({ expectedAmountFrom: '0.00000003' }), 'too_small')
    expect(odd.amountFrom).toBe('0.00000001')
  })

  test('double on a floating order is paid for what arrived', () => {
    const done = advance(deposit(anExchange(), 'too_large'), MADE_AT + MINUTE)
    expect(done).toMatchObject({ status: 'finished', amountFrom: '0.2' })
    expect(done.amountTo).toBe(rules.payout(done, '0.2', MADE_AT + STEP))
  })

  test.each([
    ['too_small', 'deposit_too_small'],
    ['too_large', 'deposit_too_large'],
  ] as const)('%s on a fixed rate is held for a choice', (kind, issue) => {
    const held = advance(
      deposit(anExchange({ type: 'fixed', expectedAmountFrom: '0.2' }), kind),
      MADE_AT + MINUTE,
    )
    expect(held).toMatchObject({ status: 'verifying', issue, amountTo: null, dueAt: null })
    expect(actionsOf(held, MADE_AT + MINUTE, rules)).toEqual(['refund', 'continue'])
  })
})

describe('the deadline', () => {
  test('an exchange that waits past its deadline expires at the deadline and not before', () => {
    const { validUntil } = anExchange()
    expect(advance(anExchange(), validUntil - 1).status).toBe('waiting')
    expect(advance(anExchange(), validUntil + MINUTE)).toMatchObject({
      status: 'expired',
      updatedAt: validUntil,
    })
  })

  test('`expire` lets the deadline pass at once, and nothing ever arrives', () => {
    const expired = advance(deposit(anExchange(), 'expire'), MADE_AT + 1000 * MINUTE)
    expect(expired).toMatchObject({ status: 'expired', validUntil: MADE_AT, amountFrom: null, dueAt: null })
    expect(actionsOf(expired, MADE_AT, rules)).toEqual([])
  })

  test('`late` expires first, and a step later the deposit is there and waits for a choice', () => {
    const late = deposit(anExchange(), 'late')
    expect(advance(late, MADE_AT).status).toBe('expired')
    const held = advance(late, MADE_AT + STEP)
    expect(held).toMatchObject({ status: 'verifying', issue: 'deposit_late', amountFrom: '0.1' })
    expect(held.confirmations).toBe(held.confirmationsNeeded)
    expect(actionsOf(held, MADE_AT + STEP, rules)).toEqual(['refund', 'continue'])
  })

  test('a deposit is taken by a waiting exchange only', () => {
    const finished = advance(deposit(anExchange(), 'full'), MADE_AT + MINUTE)
    expect(withDeposit(finished, 'full', MADE_AT + MINUTE, rules)).toBeNull()
  })
})

describe('the choice', () => {
  const held = advance(deposit(anExchange({ type: 'fixed' }), 'too_large'), MADE_AT + MINUTE)

  test('going on pays the market rate of that moment for what arrived', () => {
    const at = MADE_AT + 5 * MINUTE
    const going = withContinue(held, at, rules)
    expect(going).toMatchObject({ status: 'exchanging', issue: null, dueAt: at + STEP })
    expect(going && advance(going, at + MINUTE).amountTo).toBe(rules.payout(held, '0.2', at))
  })

  test('going on is not offered while the amount is below the minimum', () => {
    const tooSmall = advance(deposit(anExchange({ type: 'fixed' }), 'too_small'), MADE_AT + MINUTE)
    expect(actionsOf(tooSmall, MADE_AT, rules)).toEqual(['refund'])
    expect(withContinue(tooSmall, MADE_AT, rules)).toBeNull()
  })

  test('a refund goes to the address that was named, and nothing can be chosen after it', () => {
    const refunded = withRefund(held, { address: 'bc1', extraId: null }, MADE_AT + MINUTE)
    expect(refunded).toMatchObject({ status: 'refunded', issue: null, userRefundAddress: 'bc1', dueAt: null })
    expect(refunded.refundTx).toMatch(/^[0-9a-f]{64}$/)
    expect(actionsOf(refunded, MADE_AT + MINUTE, rules)).toEqual([])
  })
})

describe('for any exchange, deposit and moments', () => {
  /** What each status may turn into: no way leads back. */
  const WAYS: Record<ExchangeStatus, ExchangeStatus[]> = {
    creating: [],
    waiting: ['confirming', 'expired'],
    confirming: ['exchanging', 'verifying', 'failed'],
    exchanging: ['sending'],
    sending: ['finished'],
    finished: [],
    verifying: ['exchanging', 'refunded'],
    expired: ['verifying'],
    failed: ['refunded'],
    refunded: [],
  }
  const anything = fc.record({
    type: fc.constantFrom('fixed' as const, 'floating' as const),
    kind: fc.constantFrom(...SANDBOX_DEPOSITS),
    confirmationsNeeded: fc.integer({ min: 1, max: 80 }),
    expectedAmountFrom: fc.integer({ min: 1, max: 10 ** 9 }).map((units) => Big(units).div(1e8).toFixed()),
    moments: fc.array(fc.integer({ min: 0, max: 5 * STEP }), { maxLength: 30 }),
  })
  const check = (property: (start: StoredExchange, moments: number[]) => void) =>
    fc.assert(
      fc.property(anything, ({ kind, moments, ...changes }) => {
        const sorted = moments.map((ms) => MADE_AT + ms).sort((one, other) => one - other)
        property(deposit(anExchange(changes), kind), sorted)
      }),
    )

  test('many looks and one late look end equal', () => {
    check((start, moments) => {
      const end = MADE_AT + 5 * STEP
      expect(advance(moments.reduce(advance, start), end)).toEqual(advance(start, end))
    })
  })

  test('looking twice at the same moment changes nothing', () => {
    check((start, moments) => {
      for (const now of moments) {
        const once = advance(start, now)
        expect(statesDue(once, now, rules)).toEqual([])
      }
    })
  })

  test('no exchange ever goes backwards', () => {
    check((start) => {
      const states = [start, ...statesDue(start, MADE_AT + 5 * STEP, rules)]
      for (const [index, state] of states.entries()) {
        const before = states[index - 1]
        if (!before) continue
        if (state.status !== before.status) expect(WAYS[before.status]).toContain(state.status)
        expect(state.updatedAt).toBeGreaterThanOrEqual(before.updatedAt)
        expect(state.confirmations).toBeGreaterThanOrEqual(before.confirmations)
        expect(state.confirmations).toBeLessThanOrEqual(state.confirmationsNeeded)
      }
    })
  })
})
