import Big from 'big.js'
import { BTC_UNIT, type JournalLeg, moved } from './journal'

/** Legs of each event that moves money in the books. Owners as `journal.ts` says. */

/** Below zero takes an earning back. */
export const earningLegs = (provider: string, unit: string, amount: string): JournalLeg[] =>
  moved({ account: 'revenue' }, { account: 'receivable', owner: provider }, unit, amount)

type Amount = { unit: string | null; amount: string | null }

/** The difference; where the unit is another one, the whole of both. */
export function adjustmentLegs(provider: string, before: Amount, after: Amount): JournalLeg[] {
  const legsOf = (unit: string | null, amount: Big) =>
    unit === null ? [] : earningLegs(provider, unit, amount.toFixed())
  const [was, is] = [new Big(before.amount ?? 0), new Big(after.amount ?? 0)]
  if (before.unit === after.unit) return legsOf(after.unit, is.minus(was))
  return [...legsOf(before.unit, was.times(-1)), ...legsOf(after.unit, is)]
}

export const cashbackLegs = (owner: string, amountBtc: string): JournalLeg[] =>
  moved({ account: 'customer', owner }, { account: 'expense' }, BTC_UNIT, amountBtc)

/** Goes back as far as the customer still has it; what is gone is a loss, and no expense of the order. */
export function cashbackReturn(
  owner: string,
  { cashbackBtc, balanceBtc, expensedBtc }: Record<'cashbackBtc' | 'balanceBtc' | 'expensedBtc', string>,
): { backBtc: string; legs: JournalLeg[] } {
  const backBtc = new Big(balanceBtc).lt(cashbackBtc) ? balanceBtc : cashbackBtc
  const legs = [
    ...moved({ account: 'expense' }, { account: 'customer', owner }, BTC_UNIT, backBtc),
    ...writeOffLegs(new Big(expensedBtc).minus(backBtc).toFixed()),
  ]
  return { backBtc, legs }
}

export const writeOffLegs = (amountBtc: string): JournalLeg[] =>
  moved({ account: 'expense' }, { account: 'written_off' }, BTC_UNIT, amountBtc)

type CommissionBooks = Record<'targetBtc' | 'expensedBtc' | 'writtenOffBtc' | 'balanceBtc', string>

/**
 * From what is booked for an order to what its partner, or one side of an invitation, is due. What they have withdrawn is
 * written off, and a later raise takes that back before it adds to their balance.
 */
export function commissionLegs(
  owner: string,
  { targetBtc, expensedBtc, writtenOffBtc, balanceBtc }: CommissionBooks,
  account: 'customer' | 'partner' = 'partner',
): JournalLeg[] {
  const change = new Big(targetBtc).minus(expensedBtc)
  const expense = { account: 'expense' } as const
  const earner = { account, owner } as const
  if (change.gte(0)) {
    const regained = change.lt(writtenOffBtc) ? change : new Big(writtenOffBtc)
    return [
      ...moved({ account: 'written_off' }, expense, BTC_UNIT, regained.toFixed()),
      ...moved(earner, expense, BTC_UNIT, change.minus(regained).toFixed()),
    ]
  }
  const tooMuch = change.times(-1)
  const back = tooMuch.gt(balanceBtc) ? new Big(balanceBtc) : tooMuch
  return [...moved(expense, earner, BTC_UNIT, back.toFixed()), ...writeOffLegs(tooMuch.minus(back).toFixed())]
}

export const payoutLegs = (
  owner: string,
  amountBtc: string,
  account: 'customer' | 'partner' = 'customer',
): JournalLeg[] => moved({ account: 'payout', owner }, { account, owner }, BTC_UNIT, amountBtc)

export const payoutSentLegs = (owner: string, amountBtc: string): JournalLeg[] =>
  moved({ account: 'paid' }, { account: 'payout', owner }, BTC_UNIT, amountBtc)

export const accountClosedLegs = (
  owner: string,
  balanceBtc: string,
  account: 'customer' | 'partner' = 'customer',
): JournalLeg[] => moved({ account: 'forfeited' }, { account, owner }, BTC_UNIT, balanceBtc)
