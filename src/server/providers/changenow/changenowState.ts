import type { ExchangeActionName, ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import { listedStates, listedTimes } from '@/server/providers/listedStates'
import type { BulkRead, ListedOrder, ProviderContext, ProviderState } from '@/server/providers/provider'
import type { ChangenowCall } from './changenowCall'
import { type ChangenowOrder, LIST_LENGTH, statusesResponse } from './changenowResponses'

/** As documented; `expired` only in their older clients. */
const STATUSES = new Map<string, ExchangeStatus>([
  ['new', 'waiting'],
  ['waiting', 'waiting'],
  ['confirming', 'confirming'],
  ['exchanging', 'exchanging'],
  ['sending', 'sending'],
  ['finished', 'finished'],
  ['failed', 'failed'],
  ['refunded', 'refunded'],
  ['verifying', 'verifying'],
  ['expired', 'expired'],
])

export function changenowState(order: ChangenowOrder, actions: readonly ExchangeActionName[]): ProviderState {
  const { status: word, payoutHash, refundHash } = order
  const known = STATUSES.get(word)
  const isPaidBack = known === 'finished' && refundHash !== null && payoutHash === null
  return {
    status: isPaidBack ? 'refunded' : (known ?? 'verifying'),
    issue: issueOf(known),
    actions,
    amountFrom: present(order.amountFrom),
    amountTo: present(order.amountTo),
    txFrom: order.payinHash,
    txTo: payoutHash,
    refundTx: refundHash,
    word,
  }
}

function issueOf(known: ExchangeStatus | undefined): ExchangeIssue | null {
  if (!known) return 'provider_status_unknown'
  return known === 'verifying' ? 'provider_review' : null
}

/** An amount of zero is none here: nothing came or went. */
const present = (amount: string | null) => (amount === '0' ? null : amount)

/** Of an order of which only the word is known. */
const nothingArrived = (word: string): ProviderState => ({
  status: 'waiting',
  issue: null,
  actions: [],
  amountFrom: null,
  amountTo: null,
  txFrom: null,
  txTo: null,
  refundTx: null,
  word,
})

const NOT_ARRIVED = new Set(['new', 'waiting'])

/** That nothing has arrived is all of what a list says: others are read by themselves. */
export async function readWaiting(
  call: ChangenowCall,
  orders: readonly ListedOrder[],
  { signal }: ProviderContext,
): Promise<BulkRead> {
  const { from, to } = listedTimes(orders)
  const query = {
    limit: String(LIST_LENGTH),
    sortField: 'createdAt',
    sortDirection: 'ASC',
    dateField: 'createdAt',
    dateFrom: from,
    dateTo: to,
  }
  const { exchanges } = await call({ path: '/exchanges', query, schema: statusesResponse, signal })
  const rows = exchanges.map(({ requestId: id, createdAt, status }) => ({
    id,
    createdAt,
    state: NOT_ARRIVED.has(status) ? nothingArrived(status) : null,
  }))
  return listedStates(orders, rows, exchanges.length < LIST_LENGTH)
}
