import * as z from 'zod/mini'
import { OPERATOR_EVENTS } from '@/domain/account/operatorEvents.js'
import { DELIVERY_STATES } from '@/domain/partner/webhooks'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { delivery } from './partnerWebhooks'
import { oneOf, queryCount, queryOffset } from './requestFields'
import { instant, integer, nullable, nullableText } from './resultFields'

/** `events`: what happens on the site; `payments`: changes of payment links of the operator's key. */
export const OPERATOR_TARGETS = ['events', 'payments'] as const
export type OperatorTarget = (typeof OPERATOR_TARGETS)[number]

const operatorEndpoint = z.object({
  id: z.enum(OPERATOR_TARGETS),
  /** Without its path, which may be a secret; null: its setting is empty. */
  host: nullableText,
  events: z.array(z.enum([...OPERATOR_EVENTS, 'payment.changed'])),
  /** Messages are signed by the secret before as well. */
  signsTwice: z.boolean(),
  /** Since when nothing was accepted; null: the last try was, or there was none. */
  failingSince: nullable(instant),
  lastDeliveredAt: nullable(instant),
  pending: integer,
  failed: integer,
})
export type OperatorEndpoint = z.output<typeof operatorEndpoint>

const operatorDelivery = z.extend(delivery, {
  /** The id of what it is about. */
  subject: nullableText,
})
export type OperatorDelivery = z.output<typeof operatorDelivery>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const
const base = '/api/v4/desk/webhooks'
const errors = { 404: ['not_found'], 409: ['action_unavailable'] } as const

/** What is sent to the operator's own programs. */
export const deskWebhookCalls = {
  operatorWebhooks: {
    ...read,
    path: base,
    staff: { role: 'admin', audit: null },
    result: z.array(operatorEndpoint),
    summary: 'How the webhooks of the operator do',
  },
  operatorDeliveries: {
    ...read,
    path: `${base}/{id}/deliveries`,
    staff: { role: 'admin', audit: null },
    query: z.object({
      state: z.optional(z.enum(DELIVERY_STATES, oneOf(DELIVERY_STATES))),
      limit: queryCount(100, 20),
      offset: queryOffset,
    }),
    result: pageOf(operatorDelivery),
    errors: { 404: ['not_found'] },
    summary: 'What was sent there and what came back, the newest first',
  },
  testOperatorWebhook: {
    ...write,
    path: `${base}/{id}/test`,
    staff: { role: 'admin', audit: 'webhook tested' },
    result: operatorDelivery,
    statuses: [201],
    errors,
    summary: 'Send the event `webhook.test` there',
  },
  resendOperatorDelivery: {
    ...write,
    path: `${base}/{id}/deliveries/{deliveryId}/resend`,
    staff: { role: 'admin', audit: 'webhook sent again' },
    result: operatorDelivery,
    errors,
    summary: 'Send an event once more, with its id',
  },
  resendFailedDeliveries: {
    ...write,
    path: `${base}/{id}/failed/resend`,
    staff: { role: 'admin', audit: 'failed webhooks sent again' },
    result: z.object({ count: integer }),
    errors,
    summary: 'Send all that has failed once more',
  },
} as const satisfies Endpoints
