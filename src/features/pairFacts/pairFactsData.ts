import type { PairHistory } from '@/domain/market/pairHistory'

/** `extraId`: what the chain calls it; empty: an address alone is enough. */
export type SideFacts = { ticker: string; network: string; extraId: string }

/** Amounts and times rounded as the public list of exchanges has them. */
export type PairExchange = { amountFrom: string; amountTo: string; finishedAt: string }

/** What a page says of a pair from data alone; a part that is not known is null or empty. */
export type PairFactsData = {
  from: SideFacts
  to: SideFacts
  history: PairHistory | null
  /** In units of what is sent; `max` null: none is known. */
  limits: { min: string; max: string | null } | null
  /** From the deposit to the payout, as this site has measured it; null: too few exchanges. */
  minutes: number | null
  last: PairExchange[]
}
