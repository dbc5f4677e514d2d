import type { PairPrices } from './priceBreakdown'

/** What two amounts cost when they were agreed, so that it never depends on later prices. Decimal strings. */
export type PriceRecord = {
  amountFrom: string
  amountTo: string
  /** Of the payout, in units of the to-currency; null where it is not known separately. */
  networkFee: string | null
  /** Market prices of one unit in US dollars at that moment; null where none was known. */
  usdFrom: string | null
  usdTo: string | null
  /** ISO 8601, UTC. */
  at: string
}

type Known = { networkFee: string | null; prices: PairPrices | null }

const UNKNOWN: Known = { networkFee: null, prices: null }

export function recordedCosts(record: PriceRecord | null, sent: string, got: string): Known {
  if (record?.amountFrom !== sent || record.amountTo !== got) return UNKNOWN
  const { networkFee, usdFrom, usdTo } = record
  return { networkFee, prices: usdFrom && usdTo ? { from: usdFrom, to: usdTo } : null }
}
