import type { AmountDecision } from '@/domain/exchange/amountChange'
import type { DepositPlace } from '@/domain/exchange/providerOrder'

/** Between the quote and the order of a provider. */
export type StoredAmountChange = {
  quotedFrom: string
  quotedTo: string
  amountFrom: string
  amountTo: string
  decision: AmountDecision
  /** Milliseconds since 1970. */
  decideBy: number
  /** Of the deposit; shown and used only once the amount is agreed on. */
  place: DepositPlace
}

/** What is exchanged in place of the agreed amounts, at the market rate. */
export type StoredRequote = {
  amountFrom: string
  /** Null: its provider says only what was paid out. */
  amountTo: string | null
  /** Milliseconds since 1970. */
  at: number
}
