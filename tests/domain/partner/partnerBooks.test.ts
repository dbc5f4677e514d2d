import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adjustmentLegs,
  cashbackLegs,
  cashbackReturn,
  commissionLegs,
  earningLegs,
  payoutLegs,
  payoutSentLegs,
  writeOffLegs,
} from '@/domain/money/bookings'
import { type CommissionKind, COMMISSION_KINDS } from '@/domain/money/commission'
import { earnedOf, givenWithin } from '@/domain/money/earning'
import { opposite } from '@/domain/money/journal'
import { settledCommission } from '@/domain/partner/partnerCommission'
import { Books } from '../money/books'

const ORDERS = 10_000
/** Of each customer one is a partner too, under an id of its own. */
const CUSTOMERS = ['anna', 'boris', 'cleo']
const PARTNERS = ['partner-anna', 'partner-boris']

const order = fc.record({
  buyer: fc.constantFrom(...CUSTOMERS, null),
  partner: fc.constantFrom(...PARTNERS),
  kind: fc.constantFrom(...COMMISSION_KINDS),
  earnedBasisPoints: fc.constantFrom(0, 5, 25, 50, 200),
  units: fc.integer({ min: 1, max: 900_000_000 }),
  cashbackPoints: fc.constantFrom(5, 10, 20),
  rateMillionths: fc.constantFrom(1000, 4000, 20_000),
  shareMillionths: fc.constantFrom(600_000, 1_000_000),
  /** What the provider reports, in percent of what was earned; several correct each other. */
  reports: fc.array(fc.constantFrom(0, 10, 90, 100, 250), { maxLength: 3 }),
  isRefunded: fc.boolean(),
  /** What staff set, in units; null: nothing. */
  correction: fc.option(fc.integer({ min: 0, max: 20_000_000 }), { freq: 3 }),
  who: fc.constantFrom('customer', 'partner'),
  payoutUnits: fc.integer({ min: 1, max: 4_000_000 }),
  payout: fc.constantFrom('none', 'sent', 'returned', 'open'),
})
type Drawn = typeof order extends fc.Arbitrary<infer Value> ? Value : never

type Stored = {
  amount: string | null
  kind: CommissionKind
  state: 'estimated' | 'confirmed'
  cashback: string
  commission: { expensed: Big; writtenOff: Big; entries: number }
  isRefunded: boolean
}

const btc = (units: number) => new Big(units).div(1e8).toFixed()
const floored = (amount: Big) => amount.round(8, Big.roundDown).toFixed()

function rebook(books: Books, at: number, drawn: Drawn, stored: Stored): Stored {
  const { partner, units, rateMillionths, shareMillionths } = drawn
  const { amount, kind, state, cashback, commission, isRefunded } = stored
  const { outcome, amountBtc } = settledCommission({
    isCounted: drawn.buyer === null || !partner.endsWith(drawn.buyer),
    volumeBtc: btc(units),
    earning: { kind, state, valueBtc: amount ?? '0', isRefunded },
    cashbackBtc: cashback,
    terms: { rateMillionths, shareMillionths },
    correctedBtc: drawn.correction === null ? null : btc(drawn.correction),
  })
  const legs = commissionLegs(partner, {
    targetBtc: outcome === 'earned' ? amountBtc : '0',
    expensedBtc: commission.expensed.toFixed(),
    writtenOffBtc: commission.writtenOff.toFixed(),
    balanceBtc: books.owed('partner', partner).toFixed(),
  })
  if (legs.length === 0) return stored
  if (!books.book(`commission:${at}:${commission.entries}`, at, legs)) throw new Error('refused')
  const sumOf = (account: string) =>
    legs.reduce((sum, leg) => (leg.account === account ? sum.plus(leg.amount) : sum), new Big(0))
  return {
    ...stored,
    commission: {
      expensed: commission.expensed.plus(sumOf('expense')),
      writtenOff: commission.writtenOff.plus(sumOf('written_off')),
      entries: commission.entries + 1,
    },
  }
}

function settle(books: Books, at: number, drawn: Drawn): Stored {
  const { buyer, kind, earnedBasisPoints, units, cashbackPoints } = drawn
  const deposit = { amount: btc(units), decimals: 8 }
  const earned = earnedOf({ kind, basisPoints: 200, earnedBasisPoints }, deposit)
  if (earned.amount !== null) books.book(`earning:${at}`, at, earningLegs('near', 'btc', earned.amount))
  const promised = floored(new Big(deposit.amount).times(cashbackPoints).div(10_000))
  const cashback = buyer === null ? '0' : givenWithin(promised, earned.amount)
  if (buyer !== null) books.book(`cashback:${at}`, at, cashbackLegs(buyer, cashback))
  return rebook(books, at, drawn, {
    ...{ amount: earned.amount, kind: earned.kind, state: 'estimated', cashback, isRefunded: false },
    commission: { expensed: new Big(0), writtenOff: new Big(0), entries: 0 },
  })
}

function report(books: Books, at: number, drawn: Drawn, stored: Stored, step: number): Stored {
  const percent = drawn.reports[step] ?? 0
  const amount = floored(new Big(stored.amount ?? '0.00000400').times(percent).div(100))
  const after = { unit: 'btc', amount: amount === '0' ? null : amount }
  books.book(
    `adjustment:${at}:${step}`,
    at,
    adjustmentLegs('near', { unit: 'btc', amount: stored.amount }, after),
  )
  const kind = stored.kind === 'none' ? 'exact' : stored.kind
  const next = rebook(books, at, drawn, { ...stored, amount: after.amount, kind, state: 'confirmed' })
  const excess = books.expensed(at).minus(amount)
  if (excess.gt(0)) books.book(`write_off:${at}:${step}`, at, writeOffLegs(excess.toFixed()))
  return next
}

function refund(books: Books, at: number, drawn: Drawn, stored: Stored): Stored {
  const { amount, cashback } = stored
  books.book(
    `earning_return:${at}`,
    at,
    adjustmentLegs('near', { unit: 'btc', amount }, { unit: 'btc', amount: null }),
  )
  const next = rebook(books, at, drawn, { ...stored, amount: null, isRefunded: true })
  if (drawn.buyer === null || cashback === '0') return next
  const facts = {
    cashbackBtc: cashback,
    balanceBtc: books.owed('customer', drawn.buyer).toFixed(),
    expensedBtc: books.expensed(at).toFixed(),
  }
  books.book(`cashback_return:${at}`, at, cashbackReturn(drawn.buyer, facts).legs)
  return next
}

/** Whoever's: one may be refused, because the balance does not cover it. */
function payOut(books: Books, at: number, { buyer, partner, who, payout, payoutUnits }: Drawn) {
  const owner = who === 'partner' ? partner : buyer
  if (payout === 'none' || owner === null) return
  const legs = payoutLegs(owner, btc(payoutUnits), who)
  if (!books.book(`payout:${at}`, null, legs)) return
  if (payout === 'returned') books.book(`payout_return:${at}`, null, opposite(legs))
  if (payout === 'sent') books.book(`payout_sent:${at}`, null, payoutSentLegs(owner, btc(payoutUnits)))
}

const owedToOthers = (books: Books, { buyer, partner }: Drawn) =>
  [...CUSTOMERS, ...PARTNERS]
    .filter((owner) => owner !== buyer && owner !== partner)
    .flatMap((owner) => [
      books.owed('customer', owner),
      books.owed('partner', owner),
      books.owed('payout', owner),
    ])
    .join()

function judge(books: Books, stored: readonly Stored[]) {
  const total = books.legs.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
  expect(total.toFixed()).toBe('0')
  for (const [place, sum] of books.sums()) {
    const [account = '', owner = ''] = place.split(' ')
    if (['customer', 'partner', 'payout'].includes(account))
      expect([place, sum.lte(0)]).toEqual([place, true])
    if (account === 'customer') expect(CUSTOMERS).toContain(owner)
    if (account === 'partner') expect(PARTNERS).toContain(owner)
  }
  for (const [at, { amount, isRefunded }] of stored.entries()) {
    const given = books.expensed(at)
    if (given.lt(0) || given.gt(amount ?? 0))
      throw new Error(`order ${at}: ${given.toFixed()} given, ${amount ?? 0} earned`)
    if (isRefunded) expect(given.toFixed()).toBe('0')
  }
}

test('over 10,000 random orders of partners all legs sum to zero, nothing given exceeds what was earned, no balance is negative, and two owners never share one', () => {
  const books = new Books()
  const stored: Stored[] = []
  for (const [at, drawn] of fc.sample(order, { numRuns: ORDERS, seed: 58 }).entries()) {
    const others = owedToOthers(books, drawn)
    let settled = settle(books, at, drawn)
    payOut(books, at, drawn)
    for (const step of drawn.reports.keys()) settled = report(books, at, drawn, settled, step)
    if (drawn.isRefunded) settled = refund(books, at, drawn, settled)
    stored.push(settled)
    if (owedToOthers(books, drawn) !== others) throw new Error(`order ${at} moved what is another's`)
  }
  judge(books, stored)
  const places = books.sums().map(([place]) => place.split(' ').slice(0, 2).join(' '))
  for (const partner of PARTNERS)
    expect(places).toEqual(expect.arrayContaining([`partner ${partner}`, `payout ${partner}`]))
  expect(stored.some(({ commission }) => commission.writtenOff.gt(0))).toBe(true)
}, 60_000)

test('what was written off is taken back by a later raise before the partner gets more', () => {
  const legs = commissionLegs('p', { targetBtc: '10', expensedBtc: '0', writtenOffBtc: '7', balanceBtc: '0' })
  expect(legs.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
    'expense 7',
    'written_off -7',
    'expense 3',
    'partner -3',
  ])
})
