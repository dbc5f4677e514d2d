import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { RampState } from '@/server/ramps/ramp'
import type { BanxaOrder } from './banxaResponses'

type Meaning = { status: ExchangeStatus; issue?: ExchangeIssue; paid: boolean; delivered: boolean }

const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }
/** A purchase is complete after two confirmations of its payout, a sale when the money was sent. */
const STATUSES = new Map<string, Meaning>([
  ['pendingPayment', { status: 'creating', ...OPEN }],
  ['waitingPayment', { status: 'waiting', ...OPEN }],
  ['paymentReceived', { status: 'confirming', ...PAID }],
  ['inProgress', { status: 'exchanging', ...PAID }],
  ['extraVerification', { status: 'verifying', issue: 'provider_review', ...OPEN }],
  ['cryptoTransferred', { status: 'sending', ...PAID }],
  ['coinTransferred', { status: 'sending', ...PAID }],
  ['complete', { status: 'finished', paid: true, delivered: true }],
  ['cancelled', { status: 'expired', ...OPEN }],
  ['expired', { status: 'expired', ...OPEN }],
  ['declined', { status: 'failed', ...OPEN }],
  ['refunded', { status: 'refunded', ...PAID }],
])
const UNKNOWN: Meaning = { status: 'verifying', issue: 'provider_status_unknown', ...OPEN }

export function banxaState(order: BanxaOrder): RampState {
  const { status: word, orderType, fiatAmount, cryptoAmount, transactionHash: hash } = order
  const { status, issue = null, paid, delivered } = STATUSES.get(word) ?? UNKNOWN
  const isSale = orderType?.toUpperCase() === 'SELL'
  const [from, to] = isSale ? [cryptoAmount, fiatAmount] : [fiatAmount, cryptoAmount]
  return {
    status,
    issue,
    actions: [],
    amountFrom: paid ? from : null,
    amountTo: delivered ? to : null,
    // Money has no transaction.
    txFrom: isSale ? hash : null,
    txTo: isSale ? null : hash,
    refundTx: null,
    word,
    paid,
    delivered,
    opened: isSale && status === 'waiting' ? depositIn(order) : null,
    checkoutExpired: status === 'expired',
  }
}

/** While a sale waits for its coins. */
function depositIn({
  depositAddress: address,
  depositAddressTag: extraId,
  cryptoAmount: amount,
}: BanxaOrder) {
  return address === null || amount === null
    ? null
    : { kind: 'deposit' as const, address, extraId, amount, until: null }
}
