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

/** Of a purchase or a sale that nobody finished: `timeout_3d_secure`, `timeout_bank_transfer`, `timeout_deposit`, `cancelled`
 * (dev.moonpay.com, stage failure reasons; a client writes `Cancelled`). */
const LAPSED = /time[ _-]?out|timed[ _]out|expired|cancell?ed/i
/** Money came, and went back. */
const REFUNDED = /^refund/i
/** A deposit is taken so long. */
const DEPOSIT_LIFE = 48 * HOUR

/** Its page makes the transaction when the visitor begins there: until then nothing has ended. */
export const NOT_BEGUN: RampState = {
  ...{ status: 'creating', issue: null, actions: [], amountFrom: null, amountTo: null },
  ...{ txFrom: null, txTo: null, refundTx: null, word: 'not begun', ...OPEN },
  ...{ opened: null, checkoutExpired: false },
}

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
  const isFor = (words: RegExp) => reasons.some((reason) => reason !== null && words.test(reason))
  if (word === 'failed' && isFor(REFUNDED)) return { status: 'refunded', ...PAID }
  if (word === 'failed' && isFor(LAPSED)) return { status: 'expired', ...OPEN }
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
