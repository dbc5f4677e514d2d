export const HISTORY_STATES = ['all', 'open', 'finished', 'failed'] as const
/** `failed` stands for expired and refunded too. */
export type HistoryState = (typeof HISTORY_STATES)[number]

export type CashbackLoyaltyInfo = {
  level: string
  volumeBtc: string
  nextLevel: string | null
  missingBtc: string | null
}
