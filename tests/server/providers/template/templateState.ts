import type * as z from 'zod/mini'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { ProviderState } from '@/server/providers/provider'
import type { orderResponse } from './templateResponses'

const STATUSES = new Map<string, ExchangeStatus>([
  ['open', 'waiting'],
  ['paid', 'exchanging'],
  ['done', 'finished'],
])

export function templateState(order: z.output<typeof orderResponse>): ProviderState {
  const known = STATUSES.get(order.status)
  return {
    status: known === 'finished' && order.refundHash !== null ? 'refunded' : (known ?? 'verifying'),
    issue: known ? null : 'provider_status_unknown',
    actions: [],
    amountFrom: order.sent,
    amountTo: order.received,
    txFrom: null,
    txTo: order.payoutHash,
    refundTx: order.refundHash,
    word: order.status,
  }
}
