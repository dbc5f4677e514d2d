import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { RampDirection } from '@/domain/ramp/ramp'
import { HOUR } from '@/domain/time/durations'
import type { Opened, RampState } from '@/server/ramps/ramp'
import type { MoonpayTransaction } from './moonpayResponses'

type Meaning = { status: ExchangeStatus; issue?: ExchangeIssue; paid: boolean; delivered: boolean }

const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }
const STATUSES = new Map<string, Meaning>([
  ['waitingAuthorization', { status: 'creating', ...OPEN }],
  ['waitingPayment', { status: 'waiting', ...OPEN }],
  ['waitingForDeposit', { status: 'waiting', ...OPEN }],
  // Which of its steps it is in stands in `stages`.
  ['pending', { status: 'confirming', ...OPEN }],
  ['completed', { status: 'finished', paid: true, delivered: true }],
  ['failed', { status: 'failed', ...OPEN }],
])
const UNKNOWN: Meaning = { status: 'verifying', issue: 'provider_status_unknown', ...OPEN }

/** Nobody paid in time. */
const LAPSED = /time[ _-]?out|timed[ _]out|expired/i
/** A deposit is taken so long. */
const DEPOSIT_LIFE = 48 * HOUR

export function moonpayState(transaction: MoonpayTransaction, direction: RampDirection): RampState {
  const { status: word, baseCurrencyAmount: from, quoteCurrencyAmount: to } = transaction
  const { status, issue = null, paid, delivered } = meaningOf(transaction)
  const isSale = direction === 'sell'
  return {
    status,
    issue,
    actions: [],
    amountFrom: paid ? from : null,
    amountTo: delivered ? to : null,
    // Money has no transaction.
    txFrom: isSale ? transaction.depositHash : null,
    txTo: isSale ? null : transaction.cryptoTransactionId,
    refundTx: null,
    word,
    paid,
    delivered,
    opened: isSale && word === 'waitingForDeposit' ? depositIn(transaction) : null,
    checkoutExpired: status === 'expired',
  }
}

function meaningOf({ status: word, stages, failureReason }: MoonpayTransaction): Meaning {
  const meaning = STATUSES.get(word) ?? UNKNOWN
  const reasons = [failureReason, ...stages.map((stage) => stage.failureReason)]
  if (word === 'failed' && reasons.some((reason) => reason !== null && LAPSED.test(reason)))
    return { status: 'expired', ...OPEN }
  const isDelivering = stages.some(
    ({ stage, status }) =>
      stage === 'stage_four_delivery' && (status === 'in_progress' || status === 'success'),
  )
  return word === 'pending' && isDelivering ? { status: 'sending', ...PAID } : meaning
}

function depositIn(transaction: MoonpayTransaction): Opened | null {
  const { baseCurrencyAmount: amount, createdAt, depositWallet } = transaction
  const address = transaction.depositWalletAddress ?? depositWallet?.walletAddress ?? null
  const extraId = transaction.depositWalletAddressTag ?? depositWallet?.walletAddressTag ?? null
  if (address === null || amount === null) return null
  const until = createdAt === null ? null : createdAt + DEPOSIT_LIFE
  return { kind: 'deposit', address, extraId, amount, until }
}
