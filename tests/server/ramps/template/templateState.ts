import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { RampProfile, RampState } from '@/server/ramps/ramp'
import { rampPage } from '@/server/ramps/rampPage'
import type { TemplateOrder } from './templateResponses'

type PageHosts = RampProfile['pageHosts']
type Meaning = { status: ExchangeStatus; issue?: ExchangeIssue; paid: boolean; delivered: boolean }

const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }
/** `paid`: the visitor's money has arrived. `delivered`: what they get has left, and is confirmed where that is said. */
const STATUSES = new Map<string, Meaning>([
  ['checking', { status: 'creating', ...OPEN }],
  ['open', { status: 'waiting', ...OPEN }],
  ['paid', { status: 'exchanging', ...PAID }],
  ['sent', { status: 'sending', ...PAID }],
  ['done', { status: 'finished', paid: true, delivered: true }],
  ['held', { status: 'verifying', issue: 'provider_review', ...PAID }],
  ['returned', { status: 'refunded', ...PAID }],
  ['lapsed', { status: 'expired', ...OPEN }],
  ['refused', { status: 'failed', ...OPEN }],
])

const UNKNOWN: Meaning = { status: 'verifying', issue: 'provider_status_unknown', ...OPEN }

export function templateState(order: TemplateOrder, pageHosts: PageHosts): RampState {
  const { status: word, direction, hash, refundHash } = order
  const { status, issue = null, paid, delivered } = STATUSES.get(word) ?? UNKNOWN
  return {
    status,
    issue,
    actions: [],
    amountFrom: paid ? order.paidAmount : null,
    amountTo: delivered ? order.receivedAmount : null,
    // The leg of money has no transaction.
    txFrom: direction === 'sale' ? hash : null,
    txTo: direction === 'purchase' ? hash : null,
    refundTx: refundHash,
    word,
    paid,
    delivered,
    opened: pageOf(order, pageHosts),
    checkoutExpired: word === 'lapsed',
  }
}

/** A page that is none hides nothing else of the order. */
function pageOf({ url, status }: TemplateOrder, pageHosts: PageHosts): RampState['opened'] {
  const page = status === 'open' ? rampPage(url, pageHosts) : null
  return page === null ? null : { kind: 'redirect', url: page, until: null, once: true }
}
