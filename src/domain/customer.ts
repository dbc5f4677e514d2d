import type { LedgerKind, PayoutState } from './account'

/** A signed-in customer's own address book entry. */
export type SavedAddress = {
  id: string
  label: string
  ticker: string
  network: string
  address: string
  extraId: string | null
}

/** One page of them as the back end hands it over. */
export type SavedAddressPage = Rows<SavedAddress>

/** Some rows of a longer list, and where they stand in it. */
export type Rows<Row> = { result: Row[]; offset: number; limit: number; totalCount: number }

/** A customer gives a name to an address and keeps it; the back end gives it its id. */
export type NewSavedAddress = Omit<SavedAddress, 'id'> & {
  /** The tick «my wallet needs none», on a chain whose addresses have an extra id. */
  notProvideMemo: boolean
}

/** A device on which a customer is signed in. Times ISO 8601 in UTC. */
export type CustomerSignIn = {
  id: string
  /** Browser and system in a few words. */
  device: string
  createdAt: string
  refreshedAt: string
  isCurrent: boolean
}

/** A withdrawal of cashback. */
export type Payout = {
  id: string
  amountBtc: string
  address: string
  state: PayoutState
  tx: string | null
  createdAt: string
  updatedAt: string
}

/** Payouts, newest first, and what can be paid out now. Amounts in BTC as decimal strings. */
export type PayoutList = Rows<Payout> & { balanceBtc: string; minBtc: string }

export type LedgerEntry = { kind: LedgerKind; amountBtc: string; publicId: string | null; at: string }

/** How a customer stands in the loyalty programme. Amounts in BTC as decimal strings. */
export type LoyaltyStanding = {
  level: string
  cashbackPercent: string
  windowDays: number
  volumeBtc: string
  nextLevel: string | null
  missingBtc: string | null
  balanceBtc: string
  earnedBtc: string
  /** One for each UTC day of the window, oldest first. */
  days: { date: string; volumeBtc: string }[]
  /** Newest first. */
  entries: LedgerEntry[]
}

export const HISTORY_STATES = ['all', 'open', 'finished', 'failed'] as const
/** `failed` stands for expired and refunded too. */
export type HistoryState = (typeof HISTORY_STATES)[number]

/** What a customer gets back, and what is missing to the next level. Amounts in BTC as decimal strings. */
export type CashbackLoyaltyInfo = {
  level: string
  volumeBtc: string
  nextLevel: string | null
  missingBtc: string | null
}
