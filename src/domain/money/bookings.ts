import Big from 'big.js'
import { BTC_UNIT, type JournalLeg, moved } from './journal'

/** Legs of each event that moves money in the books. Owners as `journal.ts` says. */

export const earningLegs = (provider: string, unit: string, amount: string): JournalLeg[] =>
  new Big(amount).lt(0)
    ? moved(
        { account: 'receivable', owner: provider },
        { account: 'revenue' },
        unit,
        new Big(amount).abs().toFixed(),
      )
    : moved({ account: 'revenue' }, { account: 'receivable', owner: provider }, unit, amount)

export const cashbackLegs = (owner: string, amountBtc: string): JournalLeg[] =>
  moved({ account: 'customer', owner }, { account: 'expense' }, BTC_UNIT, amountBtc)

export const payoutLegs = (owner: string, amountBtc: string): JournalLeg[] =>
  moved({ account: 'payout', owner }, { account: 'customer', owner }, BTC_UNIT, amountBtc)

export const payoutSentLegs = (owner: string, amountBtc: string): JournalLeg[] =>
  moved({ account: 'paid' }, { account: 'payout', owner }, BTC_UNIT, amountBtc)

export const accountClosedLegs = (owner: string, balanceBtc: string): JournalLeg[] =>
  moved({ account: 'forfeited' }, { account: 'customer', owner }, BTC_UNIT, balanceBtc)
