import * as z from 'zod/mini'
import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import { reportedDecimal, reportedTime, requiredText, text } from '../answerFields'
import { earliest } from '../earliest'
import { members } from '../members'
import type { ProviderState } from '../provider'

/** One that cannot be read is none. */
const transactions = z.catch(z.nullish(z.array(members({ hash: requiredText }))), null)
const deadlines = z.catch(
  z.nullish(members({ deadline: reportedTime, timeWhenInactive: reportedTime })),
  null,
)

/** one-click-sdk-typescript: GetExecutionStatusResponse and SwapDetails. */
export const nearStatusResponse = members({
  status: text,
  quoteResponse: z.catch(z.nullish(members({ quote: deadlines, quoteRequest: deadlines })), null),
  swapDetails: z.nullish(
    members({
      originChainTxHashes: transactions,
      destinationChainTxHashes: transactions,
      amountInFormatted: reportedDecimal,
      amountOutFormatted: reportedDecimal,
      depositedAmountFormatted: reportedDecimal,
      refundedAmountFormatted: reportedDecimal,
    }),
  ),
})
type StatusResponse = z.output<typeof nearStatusResponse>

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
  { status: word, quoteResponse, swapDetails }: StatusResponse,
  now: number,
): ProviderState {
  const known = STATUSES.get(word)
  const txFrom = swapDetails?.originChainTxHashes?.[0]?.hash ?? null
  const txTo = swapDetails?.destinationChainTxHashes?.[0]?.hash ?? null
  const { quote, quoteRequest } = quoteResponse ?? {}
  const deadline = earliest(quote?.deadline, quote?.timeWhenInactive, quoteRequest?.deadline)
  const isPaidBack = txTo === null && present(swapDetails?.refundedAmountFormatted) !== null
  return {
    status: known
      ? settled(known, { isPaidBack, isOver: deadline !== null && deadline < now && txFrom === null })
      : 'verifying',
    issue: issueOf(word, known),
    actions: [],
    amountFrom:
      present(swapDetails?.depositedAmountFormatted) ?? present(swapDetails?.amountInFormatted) ?? null,
    amountTo: txTo === null ? null : present(swapDetails?.amountOutFormatted),
    txFrom,
    txTo,
    // Not distinguished from the other transactions of the origin chain.
    refundTx: null,
    word,
  }
}

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

const present = (text: string | null | undefined) => (text && text !== '0' ? text : null)
