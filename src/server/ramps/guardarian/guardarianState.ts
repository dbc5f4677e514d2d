import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { Opened, RampProfile, RampState } from '@/server/ramps/ramp'
import { rampPage } from '@/server/ramps/rampPage'
import type { GuardarianTransaction } from './guardarianResponses'

type Meaning = { status: ExchangeStatus; issue?: ExchangeIssue; paid: boolean; delivered: boolean }

const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }
/** Those of its webhooks, and the longer list of its clients. */
const STATUSES = new Map<string, Meaning>([
  ['new', { status: 'waiting', ...OPEN }],
  ['waiting', { status: 'waiting', ...OPEN }],
  ['waiting_for_customer', { status: 'creating', ...OPEN }],
  ['waiting_for_deposit', { status: 'waiting', ...OPEN }],
  ['confirming', { status: 'confirming', ...OPEN }],
  ['exchanging', { status: 'exchanging', ...PAID }],
  ['on_hold', { status: 'verifying', issue: 'provider_review', ...OPEN }],
  ['sending', { status: 'sending', ...PAID }],
  ['finished', { status: 'finished', paid: true, delivered: true }],
  ['failed', { status: 'failed', ...OPEN }],
  ['refunded', { status: 'refunded', ...PAID }],
  ['expired', { status: 'expired', ...OPEN }],
  ['canceled', { status: 'expired', ...OPEN }],
  ['cancelled', { status: 'expired', ...OPEN }],
])
const UNKNOWN: Meaning = { status: 'verifying', issue: 'provider_status_unknown', ...OPEN }

export function guardarianState(
  order: GuardarianTransaction,
  { direction, pageHosts }: { direction: string | null; pageHosts: RampProfile['pageHosts'] },
): RampState {
  const { status: word, from_amount: from, to_amount: to } = order
  const { status, issue = null, paid, delivered } = STATUSES.get(word) ?? UNKNOWN
  const isUnpaid = status === 'creating' || status === 'waiting'
  return {
    status,
    issue,
    actions: [],
    amountFrom: paid ? from : null,
    amountTo: delivered ? to : null,
    // Money has no transaction.
    txFrom: direction === 'sell' ? order.input_hash : null,
    txTo: direction === 'buy' ? order.output_hash : null,
    refundTx: null,
    word,
    paid,
    delivered,
    opened: isUnpaid ? openedIn(order, { direction, pageHosts }) : null,
    checkoutExpired: status === 'expired',
  }
}

/** The deposit address of a sale appears once its seller is known there; until then its page is the way on. */
function openedIn(
  {
    deposit_address: address,
    deposit_extra_id: extraId,
    from_amount: amount,
    redirect_url: url,
  }: GuardarianTransaction,
  { direction, pageHosts }: { direction: string | null; pageHosts: RampProfile['pageHosts'] },
): Opened | null {
  if (direction === 'sell' && address !== null && amount !== null)
    return { kind: 'deposit', address, extraId, amount, until: null }
  const page = rampPage(url, pageHosts)
  return page === null ? null : { kind: 'redirect', url: page, until: null, once: false }
}
