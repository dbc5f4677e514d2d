import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adjustmentLegs,
  cashbackLegs,
  cashbackReturn,
  earningLegs,
  payoutLegs,
  payoutSentLegs,
  writeOffLegs,
} from '@/domain/money/bookings'
import { COMMISSION_KINDS } from '@/domain/money/commission'
import { earnedOf, givenWithin } from '@/domain/money/earning'
import { opposite } from '@/domain/money/journal'
import { Books } from './books'

const ORDERS = 10_000
const PROVIDERS = ['near', 'sideshift'] as const
const OWNERS = ['anna', 'boris', 'cleo']
const DECIMALS = 8

type Stored = {
  provider: string
  owner: string
  unit: string | null
  amount: string | null
  cashback: string
}

const order = fc.record({
  provider: fc.constantFrom(...PROVIDERS),
  owner: fc.constantFrom(...OWNERS),
  kind: fc.constantFrom(...COMMISSION_KINDS),
  earnedBasisPoints: fc.constantFrom(0, 5, 25, 50, 200),
  units: fc.integer({ min: 1, max: 900_000_000 }),
  cashbackPoints: fc.constantFrom(5, 10, 20),
  /** What happens to it afterwards. */
  then: fc.constantFrom('nothing', 'nothing', 'refund', 'report', 'report and refund', 'fail'),
  reportedPercent: fc.constantFrom(0, 10, 90, 100, 250),
  payoutUnits: fc.integer({ min: 1, max: 4_000_000 }),
  payout: fc.constantFrom('none', 'sent', 'returned', 'open', 'sent twice'),
})
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never

const btc = (units: number) => new Big(units).div(10 ** DECIMALS).toFixed()

/** In units of Bitcoin, so that what is given and what is earned can be compared to the digit. */
function settle(books: Books, at: number, drawn: Order): Stored {
  const { provider, owner, kind, earnedBasisPoints, units, cashbackPoints } = drawn
  const deposit = { amount: btc(units), decimals: DECIMALS }
  const { amount } = earnedOf({ kind, basisPoints: 200, earnedBasisPoints }, deposit)
  if (amount !== null) books.book(`earning:${at}`, at, earningLegs(provider, 'btc', amount))
  const promised = new Big(deposit.amount).times(cashbackPoints).div(10_000).round(DECIMALS, Big.roundDown)
  const cashback = givenWithin(promised.toFixed(), amount)
  books.book(`cashback:${at}`, at, cashbackLegs(owner, cashback))
  return { provider, owner, cashback, amount, unit: amount === null ? null : 'btc' }
}

function report(books: Books, at: number, stored: Stored, percent: number): Stored {
  const amount = new Big(stored.amount ?? '0.00000400').times(percent).div(100).round(DECIMALS, Big.roundDown)
  const after = amount.eq(0) ? { unit: stored.unit, amount: null } : { unit: 'btc', amount: amount.toFixed() }
  books.book(`adjustment:${at}`, at, adjustmentLegs(stored.provider, stored, after))
  const excess = books.expensed(at).minus(amount)
  if (excess.gt(0)) books.book(`write_off:${at}`, at, writeOffLegs(excess.toFixed()))
  return { ...stored, ...after }
}

function refund(books: Books, at: number, stored: Stored): Stored {
  const { provider, owner, cashback } = stored
  const none = { unit: stored.unit, amount: null }
  books.book(`earning_return:${at}`, at, adjustmentLegs(provider, stored, none))
  const balanceBtc = books.owed('customer', owner).toFixed()
  const expensedBtc = books.expensed(at).toFixed()
  const { legs } = cashbackReturn(owner, { cashbackBtc: cashback, balanceBtc, expensedBtc })
  if (cashback !== '0') books.book(`cashback_return:${at}`, at, legs)
  return { ...stored, ...none }
}

function payOut(books: Books, at: number, { owner, payout, payoutUnits }: Order) {
  if (payout === 'none') return
  const legs = payoutLegs(owner, btc(payoutUnits))
  if (!books.book(`payout:${at}`, null, legs)) return
  expect(books.book(`payout:${at}`, null, legs)).toBe(false)
  if (payout === 'returned') books.book(`payout_return:${at}`, null, opposite(legs))
  if (payout.startsWith('sent'))
    books.book(`payout_sent:${at}`, null, payoutSentLegs(owner, btc(payoutUnits)))
  if (payout === 'sent twice')
    expect(books.book(`payout_sent:${at}`, null, payoutSentLegs(owner, btc(payoutUnits)))).toBe(false)
}

const balancesBut = (books: Books, owner: string) =>
  OWNERS.filter((other) => other !== owner)
    .flatMap((other) => [books.owed('customer', other), books.owed('payout', other)])
    .join()

/** All that must be true at the end. */
function judge(books: Books, stored: readonly (Stored | null)[]) {
  const sums = new Map<string, Big>()
  for (const { unit, amount } of books.legs) sums.set(unit, (sums.get(unit) ?? new Big(0)).plus(amount))
  expect([...sums].filter(([, sum]) => !sum.eq(0))).toEqual([])
  for (const [place, sum] of books.sums()) {
    const [account = '', owner = ''] = place.split(' ')
    if (['customer', 'payout'].includes(account)) expect([place, sum.lte(0)]).toEqual([place, true])
    if (['customer', 'payout'].includes(account)) expect(OWNERS).toContain(owner)
    if (account === 'receivable') expect(PROVIDERS).toContain(owner)
  }
  for (const [at, settled] of stored.entries()) {
    const given = books.expensed(at)
    const isWithin = given.gte(0) && given.lte(settled?.amount ?? 0)
    if (!isWithin) throw new Error(`order ${at}: ${given.toFixed()} given, ${settled?.amount ?? 0} earned`)
  }
  for (const provider of PROVIDERS) {
    const earned = stored
      .filter((settled) => settled?.provider === provider)
      .reduce((total, settled) => total.plus(settled?.amount ?? 0), new Big(0))
    expect(books.owed('receivable', provider).times(-1).toFixed()).toBe(earned.toFixed())
  }
}

test('over 10,000 random orders with refunds, reports and payouts all legs sum to zero, nothing given exceeds what was earned, and no balance is negative', () => {
  const drawn = fc.sample(order, { numRuns: ORDERS, seed: 56 })
  const books = new Books()
  const stored: (Stored | null)[] = []
  for (const [at, one] of drawn.entries()) {
    const others = balancesBut(books, one.owner)
    let settled = one.then === 'fail' ? null : settle(books, at, one)
    payOut(books, at, one)
    if (settled && one.then.startsWith('report')) {
      settled = report(books, at, settled, one.reportedPercent)
    }
    if (settled && one.then.endsWith('refund')) settled = refund(books, at, settled)
    stored.push(settled)
    // No event of one owner moves what another one is owed.
    if (balancesBut(books, one.owner) !== others) throw new Error(`order ${at} moved what is another's`)
  }
  judge(books, stored)
  const used = new Set(books.legs.map(({ account }) => account))
  expect(used).toContain('written_off')
  expect(used).toContain('paid')
})

test('what the rule books is the worked example: the rate, or all that was earned', () => {
  const deposit = { amount: '1000', decimals: 6 }
  const earned = (kind: (typeof COMMISSION_KINDS)[number], earnedBasisPoints: number) =>
    earnedOf({ kind, basisPoints: 100, earnedBasisPoints }, deposit)
  expect(earned('exact', 25)).toEqual({ kind: 'exact', amount: '2.5', reason: null })
  expect(earned('contractual', 100)).toEqual({ kind: 'contractual', amount: '10', reason: null })
  expect(earned('stated', 40)).toEqual({ kind: 'stated', amount: '4', reason: null })
  expect(earned('stated', 0)).toEqual({ kind: 'none', amount: null, reason: 'not_stated' })
  expect(earned('none', 0)).toEqual({ kind: 'none', amount: null, reason: 'no_commission' })
  expect(earnedOf(null, deposit).reason).toBe('not_recorded')
  expect(earnedOf({ kind: 'exact', basisPoints: 50, earnedBasisPoints: 25 }, null).reason).toBe(
    'amount_unknown',
  )
  expect(
    earnedOf({ kind: 'exact', basisPoints: 1, earnedBasisPoints: 1 }, { amount: '0.0001', decimals: 6 })
      .reason,
  ).toBe('too_small')
  expect([givenWithin('0.002', '0.005'), givenWithin('0.002', '0.001'), givenWithin('0.002', null)]).toEqual([
    '0.002',
    '0.001',
    '0',
  ])
})
