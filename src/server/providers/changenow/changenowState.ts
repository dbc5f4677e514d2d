import type { ExchangeActionName, ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { ProviderState } from '@/server/providers/provider'
import type { ChangenowOrder } from './changenowResponses'

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
export const nothingArrived = (word: string): ProviderState => ({
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
