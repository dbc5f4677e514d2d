import type { PairHistory } from '@/domain/market/pairHistory'

export type Limits = { min: string; max: string | null }

export type SideFacts = {
  ticker: string
  /** Empty: money in a bank. */
  network: string
  /** What the chain calls it; empty: an address alone is enough. */
  extraId: string
  /** Of a deposit before it is exchanged; null where that is not known. */
  confirmations: number | null
  /** Null: the network's own coin. */
  contract: string | null
  /** The explorer's page of the contract, else its first page; null: none is known. */
  explorer: string | null
}

/** Amounts and times rounded as the public list of exchanges has them. */
type PairExchange = { amountFrom: string; amountTo: string; finishedAt: string }

/** What is known of a pair; a part that is not known is null or empty. */
export type PairFactsData = {
  from: SideFacts
  to: SideFacts
  history: PairHistory | null
  /** At the floating rate, in units of what is sent; `max` null: none is known. */
  limits: Limits | null
  /** At the fixed rate; null where the pair has none. */
  fixedLimits: Limits | null
  /** From the deposit to the payout, as this site has measured it; null: too few exchanges. */
  minutes: number | null
  last: PairExchange[]
}

/** As a page gets it: in its language, so that the browser needs neither the texts nor the code that chooses them. */
export type PairFactsText = {
  title: string
  line: { rates: string[]; label: string } | null
  rows: FactRow[]
  last: { title: string; exchanges: { text: string; time: string; at: string }[] } | null
}

export type FactRow = {
  name: string
  value: string
  /** `value` is an address. */
  isAddress?: boolean
  link?: { href: string; text: string; note: string }
}
