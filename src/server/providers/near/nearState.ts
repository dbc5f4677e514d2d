import type * as z from 'zod/mini'
import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import { earliest } from '@/server/providers/earliest'
import type { ProviderState } from '@/server/providers/provider'
import type { statusResponse } from './nearResponses'

type StatusResponse = z.output<typeof statusResponse>

const STATUSES = new Map<string, ExchangeStatus>([
  ['PENDING_DEPOSIT', 'waiting'],
  ['KNOWN_DEPOSIT_TX', 'confirming'],
  ['INCOMPLETE_DEPOSIT', 'verifying'],
  ['PROCESSING', 'exchanging'],
  ['SUCCESS', 'finished'],
  ['REFUNDED', 'refunded'],
  ['FAILED', 'failed'],
])

export function nearState(
  { status: word, updatedAt, quoteResponse, swapDetails }: StatusResponse,
  now: number,
): ProviderState {
  const known = STATUSES.get(word)
  const txFrom = swapDetails?.originChainTxHashes?.[0]?.hash ?? null
  const txTo = swapDetails?.destinationChainTxHashes?.[0]?.hash ?? null
  const { quote, quoteRequest } = quoteResponse ?? {}
  const deadline = earliest(quote?.deadline, quote?.timeWhenInactive, quoteRequest?.deadline)
  const amountTo = present(swapDetails?.amountOutFormatted)
  const refunded = present(swapDetails?.refundedAmountFormatted) ?? present(swapDetails?.refundedAmount)
  const isPaidBack = txTo === null && refunded !== null
  const isUnpaid = known === 'finished' && !isPaidBack && txTo === null && amountTo === null
  if (isUnpaid) return { ...unpaid(updatedAt, now), ...UNKNOWN, txFrom, word }
  return {
    status: known
      ? settled(known, { isPaidBack, isOver: deadline !== null && deadline < now && txFrom === null })
      : 'verifying',
    issue: issueOf(word, known),
    actions: [],
    amountFrom:
      present(swapDetails?.depositedAmountFormatted) ?? present(swapDetails?.amountInFormatted) ?? null,
    amountTo: isPaidBack ? null : amountTo,
    txFrom,
    txTo,
    // Not distinguished from the other transactions of the origin chain.
    refundTx: null,
    word,
  }
}

const UNKNOWN = { actions: [], amountFrom: null, amountTo: null, txTo: null, refundTx: null }

/** Milliseconds within which a payout gets its hash. */
const PAYOUT_WAIT = 600_000

/** `SUCCESS` has been seen without any payout, the money returned (one-click-sdk-typescript#20). */
const unpaid = (updatedAt: number | null, now: number): Pick<ProviderState, 'status' | 'issue'> =>
  updatedAt !== null && now - updatedAt < PAYOUT_WAIT
    ? { status: 'sending', issue: null }
    : { status: 'verifying', issue: 'provider_review' }

function settled(status: ExchangeStatus, facts: { isPaidBack: boolean; isOver: boolean }): ExchangeStatus {
  if (status === 'finished' && facts.isPaidBack) return 'refunded'
  // They have no word for it.
  if (status === 'waiting' && facts.isOver) return 'expired'
  return status
}

function issueOf(word: string, known: ExchangeStatus | undefined): ExchangeIssue | null {
  if (!known) return 'provider_status_unknown'
  return word === 'INCOMPLETE_DEPOSIT' ? 'deposit_too_small' : null
}

/** An amount of zero is none here: nothing came or went. */
const present = (amount: string | null | undefined) =>
  amount === undefined || amount === null || amount === '0' ? null : amount
