import type { OperatorEvent } from '@/domain/account/operatorEvents'
import { DAY, HOUR, MINUTE, SECOND } from '@/domain/time/durations'

/** `operator`: address and secret are in the settings. */
export const WEBHOOK_OWNERS = ['partner', 'operator'] as const
export type WebhookOwner = (typeof WEBHOOK_OWNERS)[number]

/** `webhook`: JSON by the Standard Webhooks scheme; `postback`: an address with macros. */
export const WEBHOOK_KINDS = ['webhook', 'postback'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

export const WEBHOOK_EVENTS = [
  'order.created',
  'order.settled',
  'order.refunded',
  'commission.pending',
  'commission.booked',
  'commission.reversed',
  'payout.sent',
  /** Of a payment request of the partner's account, or of the operator's key. */
  'payment.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Sent on request alone. */
export const TEST_EVENT = 'webhook.test'
export type SentEvent = WebhookEvent | OperatorEvent | typeof TEST_EVENT

/** What a postback is sent for, and as which status. */
export const POSTBACK_STATUSES: Partial<Record<SentEvent, string>> = {
  'commission.pending': 'pending',
  'commission.booked': 'confirmed',
  'commission.reversed': 'reversed',
  [TEST_EVENT]: 'test',
}

export const isPostbackEvent = (event: SentEvent): boolean => POSTBACK_STATUSES[event] !== undefined

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
export const DISABLED_REASONS = ['failures', 'owner'] as const
export const POSTBACK_METHODS = ['GET', 'POST'] as const
export type PostbackMethod = (typeof POSTBACK_METHODS)[number]

/** Of one owner, of both kinds together. */
export const MAX_ENDPOINTS = 10
/** Milliseconds for which the secret before is used as well. */
export const ROTATION_TIME = DAY
/** Milliseconds without any success after which an endpoint is switched off. */
export const FAILING_LIMIT = 5 * DAY

/** Milliseconds after the first, second … try that has failed: eight tries in some 27 hours. */
export const RETRY_WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
] as const

/** When the next try is due; null: that was the last. @param tries that have failed, from 1 */
export function nextTryAt(tries: number, now: number): number | null {
  const wait = RETRY_WAITS[tries - 1]
  return wait === undefined ? null : now + wait
}
