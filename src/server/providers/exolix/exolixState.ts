import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { ProviderState } from '@/server/providers/provider'
import type { ExolixTransaction } from './exolixResponses'

const STATUSES = new Map<string, ExchangeStatus>([
  ['wait', 'waiting'],
  ['confirmation', 'confirming'],
  ['confirmed', 'confirming'],
  ['exchanging', 'exchanging'],
  ['sending', 'sending'],
  ['success', 'finished'],
  ['overdue', 'expired'],
  ['refunded', 'refunded'],
  ['error', 'failed'],
  ['deleted', 'failed'],
])

/** Amounts count once there is a transaction; that `hashOut` of a refunded order is the refund is assumed. */
export function exolixState({
  status: word,
  amount,
  amountTo,
  hashIn,
  hashOut,
}: ExolixTransaction): ProviderState {
  const isRefunded = word === 'refunded'
  return {
    status: STATUSES.get(word) ?? 'verifying',
    issue: STATUSES.has(word) ? null : 'provider_status_unknown',
    actions: [],
    amountFrom: hashIn === null ? null : amount,
    amountTo: word === 'success' ? amountTo : null,
    txFrom: hashIn,
    txTo: isRefunded ? null : hashOut,
    refundTx: isRefunded ? hashOut : null,
    word,
  }
}
