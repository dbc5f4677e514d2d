import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { Opened, RampState } from '@/server/ramps/ramp'
import type { BityOrder } from './bityResponses'

type Derived = { word: string; status: ExchangeStatus; paid: boolean; delivered: boolean }

const UNPAID = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }

/** There are no words: a state follows from the times. That an order cancelled after its payment is paid back is assumed. */
function derivedOf(order: BityOrder): Derived {
  const { cancelledAt, executedAt, receivedAt, awaitingSince, input } = order
  if (executedAt !== null) return { word: 'executed', status: 'finished', paid: true, delivered: true }
  if (cancelledAt !== null && receivedAt !== null)
    return { word: 'cancelled after payment', status: 'refunded', ...PAID }
  if (cancelledAt !== null) return { word: 'cancelled', status: 'expired', ...UNPAID }
  if (receivedAt !== null) return { word: 'payment received', status: 'exchanging', ...PAID }
  if ((input?.transactions.length ?? 0) > 0) return { word: 'payment seen', status: 'confirming', ...UNPAID }
  if (awaitingSince !== null || order.details)
    return { word: 'awaiting payment', status: 'waiting', ...UNPAID }
  return { word: 'created', status: 'creating', ...UNPAID }
}

export function bityState(order: BityOrder): RampState {
  const { input, output } = order
  const { word, status, paid, delivered } = derivedOf(order)
  return {
    status,
    issue: null,
    actions: [],
    amountFrom: paid ? (input?.amount ?? null) : null,
    amountTo: delivered ? (output?.amount ?? null) : null,
    txFrom: input?.transactions[0]?.hash ?? null,
    txTo: output?.transactions[0]?.hash ?? null,
    refundTx: null,
    word,
    paid,
    delivered,
    opened: status === 'creating' || status === 'waiting' ? openedIn(order) : null,
    // Nothing was paid, and it can be placed anew.
    checkoutExpired: word === 'cancelled',
  }
}

/** How the order goes on; null where its details are not (all) there. Later than `until` it runs at the market's price. */
export function openedIn({ input, output, details, toSign, priceUntil: until }: BityOrder): Opened | null {
  const amount = input?.amount ?? null
  if (details?.type === 'bank_account' && amount !== null) {
    const { iban, bic, payee, reference } = details
    const currency = input?.currency?.toLowerCase()
    // Money without its reference belongs to no order.
    if (iban === null || payee === null || reference === null || currency === undefined) return null
    return { kind: 'transfer', bank: { payee, iban, bank: null, bic, reference }, amount, currency, until }
  }
  if (details?.type === 'crypto_address' && amount !== null && details.address !== null)
    return { kind: 'deposit', address: details.address, extraId: details.memo, amount, until }
  if (details || !toSign) return null
  // Its description says `eth_sign`, which wallets know as `personal_sign`.
  const scheme = output?.currency === 'ETH' ? 'personal_sign' : 'signmessage'
  return { kind: 'sign', message: toSign.body, scheme, until: null }
}
