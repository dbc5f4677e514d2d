import * as z from 'zod/mini'
import type { ExchangeActionName, ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import { decimal, extraId, optionalText, reportedDecimal } from '../answerFields'
import type { ProviderState } from '../provider'

/** field-notes C4, `GET exchange/by-id`. */
export const changenowOrder = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  actionsAvailable: z.nullish(z.boolean()),
  fromCurrency: z.string(),
  fromNetwork: optionalText,
  toCurrency: z.string(),
  toNetwork: optionalText,
  expectedAmountFrom: z.nullish(decimal),
  expectedAmountTo: z.nullish(decimal),
  amountFrom: reportedDecimal,
  amountTo: reportedDecimal,
  payinAddress: optionalText,
  payinExtraId: extraId,
  payoutAddress: optionalText,
  payoutExtraId: extraId,
  payinHash: optionalText,
  payoutHash: optionalText,
  refundHash: optionalText,
  validUntil: optionalText,
})
export type ChangenowOrder = z.output<typeof changenowOrder>

/** CNmd, `GET exchange/actions`: open to partners who requested it. */
export const changenowActions = z.object({
  refund: z.nullish(z.object({ available: z.nullish(z.boolean()) })),
  continue: z.nullish(z.object({ available: z.nullish(z.boolean()) })),
})

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

const present = (text: string | null | undefined) => (text && text !== '0' ? text : null)
