import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { ceilTo } from '@/domain/money/amount'
import type { Queryable } from '@/server/database/queryable'
import { totalsOf } from '@/server/journal/customerBook'
import { partnerBalance } from '@/server/journal/partnerBook'
import { shownPrice } from '@/server/prices/shownMarket'

/** What a payout is taken from: a customer's cashback, or the commissions of the partner that this customer is. */
export type Purse = {
  customerId: string
  partnerId: string | null
  minBtc: string
  balanceBtc: (db: Queryable) => Promise<string>
}

export const cashbackPurse = (customerId: string): Purse => ({
  ...{ customerId, partnerId: null, minBtc: readProgrammes().loyalty.minPayoutBtc },
  balanceBtc: async (db) => (await totalsOf(db, customerId)).balanceBtc,
})

export const partnerPurse = (customerId: string, partnerId: string, now: number): Purse => ({
  ...{ customerId, partnerId, minBtc: minCommissionPayout(now) },
  balanceBtc: (db) => partnerBalance(db, partnerId),
})

/** In BTC, rounded up to two digits, so that it does not change with every price; where Bitcoin has no price, as for cashback. */
function minCommissionPayout(now: number): string {
  const { affiliate, loyalty } = readProgrammes()
  const price = shownPrice('btc', now)?.priceUsd
  if (!price) return loyalty.minPayoutBtc
  const exact = new Big(affiliate.minPayoutUsdt).div(price)
  return ceilTo(exact.prec(2, Big.roundUp).toFixed(), BTC_DECIMALS)
}
