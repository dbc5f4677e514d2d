import { floorTo, isAmount, isZero } from '@/domain/money/amount'
import { type ExchangeStatus, SETTLED_STATUSES } from '@/domain/exchange/exchange'
import type { StoredExchange } from '@/server/database/schema'
import type { StoredRequote } from '@/server/database/storedAmountChange'
import { WIRE_DECIMALS } from '@/server/catalogue/catalogue'
import { isPlainText } from '@/server/outbound/answerFields'
import type { ProviderState } from '@/server/providers/provider'
import { afterRefusedAmount, withPlaceOfDeposit } from '@/server/exchanges/amountChange'
import { nextReadAt } from '@/server/exchanges/nextReadAt'

/** Milliseconds until `finished` is believed without the hash of a payout. */
const HASH_WAIT = 600_000
const LONGEST_HASH = 200

/** The status may also go back: a deposit after `expired` is one. */
export function withProviderState(
  stored: StoredExchange,
  answered: ProviderState,
  canAct: boolean,
  now: number,
): StoredExchange {
  const state = afterRefusedAmount(stored, answered)
  const exchange = withPlaceOfDeposit(stored, state)
  const hashes = {
    txFrom: hashOf(state.txFrom) ?? exchange.txFrom,
    txTo: hashOf(state.txTo) ?? exchange.txTo,
    refundTx: hashOf(state.refundTx) ?? exchange.refundTx,
  }
  const { status, issue } = statusOf(exchange, state, hashes, now)
  const isOver = SETTLED_STATUSES.includes(status)
  const read: StoredExchange = {
    ...exchange,
    ...hashes,
    status,
    issue: isOver ? null : issue,
    amountFrom: amountOf(state.amountFrom) ?? exchange.amountFrom,
    amountTo: amountOf(state.amountTo) ?? exchange.amountTo,
    isAmountReported:
      exchange.isAmountReported ||
      (status === 'finished' && amountOf(state.amountFrom) !== null && amountOf(state.amountTo) !== null),
    providerActions: canAct && !isOver ? [...state.actions] : [],
  }
  const isMoved = read.status !== exchange.status || read.issue !== exchange.issue
  const hasArrived = read.txFrom !== null || read.amountFrom !== null
  const next: StoredExchange = {
    ...withFinalAmounts(read),
    pendingAction: isMoved ? null : exchange.pendingAction,
    requote: isMoved && isContinued(exchange, read) ? marketQuote(read, now) : exchange.requote,
    depositedAt: exchange.depositedAt ?? (hasArrived ? now : null),
    updatedAt: isMoved || isChanged(exchange, read) ? now : exchange.updatedAt,
    readAt: now,
    failedReads: 0,
    leasedUntil: null,
  }
  return { ...next, dueAt: nextReadAt(next, now) }
}

/** Its owner chose the market rate, and the provider has gone on. */
const isContinued = ({ pendingAction }: StoredExchange, { status }: StoredExchange) =>
  pendingAction === 'continue' && PAID_OUT.includes(status)

const PAID_OUT: readonly ExchangeStatus[] = ['exchanging', 'sending', 'finished']

const marketQuote = ({ amountFrom, expectedAmountFrom }: StoredExchange, at: number): StoredRequote => ({
  amountFrom: amountFrom ?? expectedAmountFrom,
  amountTo: null,
  at,
})

type Hashes = Pick<StoredExchange, 'txFrom' | 'txTo' | 'refundTx'>

/** The final transaction decides on `finished`: providers report a refund under the same word. */
function statusOf(
  { status, updatedAt, issue: issueBefore, amountTo }: StoredExchange,
  state: ProviderState,
  { txTo, refundTx }: Hashes,
  now: number,
): Pick<StoredExchange, 'status' | 'issue'> {
  const { issue } = state
  const isReturned = refundTx !== null && txTo === null
  if (SETTLED_STATUSES.includes(status)) return { status: isReturned ? 'refunded' : status, issue }
  if (state.status === 'creating') return { status: 'waiting', issue }
  if (state.status !== 'finished') return { status: state.status, issue }
  if (isReturned) return { status: 'refunded', issue }
  if (txTo !== null) return { status: 'finished', issue }
  const isReviewed = status === 'verifying' && issueBefore === 'provider_review'
  if (!isReviewed && (status !== 'sending' || now - updatedAt < HASH_WAIT))
    return { status: 'sending', issue }
  // Neither a transaction nor an amount: nothing says that anything was paid.
  return isZero(amountOf(state.amountTo) ?? amountTo ?? '0')
    ? { status: 'verifying', issue: 'provider_review' }
    : { status: 'finished', issue }
}

/** Some chains have more places than the wire carries. */
export function amountOf(amount: string | null): string | null {
  const rounded = amount === null ? '' : floorTo(amount, WIRE_DECIMALS)
  return isAmount(rounded) ? rounded : null
}
/** One that cannot be stored is unknown. */
export const hashOf = (hash: string | null) =>
  hash !== null && hash !== '' && hash.length <= LONGEST_HASH && isPlainText(hash) ? hash : null

export const withFinalAmounts = (exchange: StoredExchange): StoredExchange =>
  exchange.status !== 'finished'
    ? exchange
    : {
        ...exchange,
        amountFrom: exchange.amountFrom ?? exchange.expectedAmountFrom,
        amountTo: exchange.amountTo ?? exchange.expectedAmountTo,
      }

const SEEN = ['amountFrom', 'amountTo', 'txFrom', 'txTo', 'refundTx'] as const
export const isChanged = (before: StoredExchange, after: StoredExchange) =>
  SEEN.some((field) => before[field] !== after[field])
