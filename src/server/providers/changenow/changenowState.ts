import * as z from 'zod/mini'
import type { ExchangeActionName, ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import {
  optionalDecimal,
  optionalFlag,
  optionalText,
  reportedDecimal,
  reportedText,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'
import { ANY_EXTRA_ID, DEADLINE, DEPOSIT_EXTRA_ID, PAYOUT_EXTRA_ID } from '../orderNames'
import type { ProviderState } from '../provider'

/** API v2, `GET exchange/by-id`. */
export const changenowOrder = members(
  {
    id: requiredText,
    status: text,
    actionsAvailable: z.catch(optionalFlag, null),
    fromCurrency: optionalText,
    fromNetwork: optionalText,
    toCurrency: optionalText,
    toNetwork: optionalText,
    expectedAmountFrom: optionalDecimal,
    expectedAmountTo: optionalDecimal,
    amountFrom: reportedDecimal,
    amountTo: reportedDecimal,
    payinAddress: optionalText,
    payinExtraId: optionalText,
    payoutAddress: optionalText,
    payoutExtraId: optionalText,
    anyExtraId: optionalText,
    payinHash: reportedText,
    payoutHash: reportedText,
    refundHash: reportedText,
    validUntil: reportedTime,
  },
  {
    payinExtraId: DEPOSIT_EXTRA_ID,
    payoutExtraId: PAYOUT_EXTRA_ID,
    anyExtraId: ANY_EXTRA_ID,
    validUntil: DEADLINE,
  },
)
export type ChangenowOrder = z.output<typeof changenowOrder>

/** CNmd, `GET exchange/actions`: open to partners who requested it. */
const action = z.catch(z.nullish(members({ available: z.catch(optionalFlag, null) })), null)
export const changenowActions = members({ refund: action, continue: action })

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
