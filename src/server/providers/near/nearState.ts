import * as z from 'zod/mini'
import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import { optionalText, reportedDecimal } from '../answerFields'
import type { ProviderState } from '../provider'

const transactions = z.nullish(z.array(z.object({ hash: z.string() })))

/** one-click-sdk-typescript: GetExecutionStatusResponse and SwapDetails. */
export const nearStatusResponse = z.object({
  status: z.string(),
  quoteResponse: z.nullish(z.object({ quote: z.nullish(z.object({ deadline: optionalText })) })),
  swapDetails: z.nullish(
    z.object({
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
  const deadline = Date.parse(quoteResponse?.quote?.deadline ?? '')
  const isPaidBack = txTo === null && present(swapDetails?.refundedAmountFormatted) !== null
  return {
    status: known ? settled(known, { isPaidBack, isOver: deadline < now && txFrom === null }) : 'verifying',
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
