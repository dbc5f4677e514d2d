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
