import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { ProviderState } from '@/server/providers/provider'
import type { SimpleswapExchange } from './simpleswapResponses'

/** Its words are ours. */
const STATUSES: readonly ExchangeStatus[] = [
  'waiting',
  'confirming',
  'exchanging',
  'sending',
  'finished',
  'verifying',
  'failed',
  'expired',
  'refunded',
]

/** Amounts count once there is a transaction. */
export function simpleswapState({
  status: word,
  amountFrom,
  amountTo,
  txFrom,
  txTo,
}: SimpleswapExchange): ProviderState {
  const status = STATUSES.find((known) => known === word)
  // Rubic reads the hash of a refund there too.
  const isRefunded = status === 'refunded'
  return {
    status: status ?? 'verifying',
    issue:
      status === undefined ? 'provider_status_unknown' : status === 'verifying' ? 'provider_review' : null,
    actions: [],
    amountFrom: txFrom === null ? null : amountFrom,
    amountTo: status === 'finished' ? amountTo : null,
    txFrom,
    txTo: isRefunded ? null : txTo,
    refundTx: isRefunded ? txTo : null,
    word,
  }
}
