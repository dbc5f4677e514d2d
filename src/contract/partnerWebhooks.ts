import * as z from 'zod/mini'
import {
  DELIVERY_STATES,
  DISABLED_REASONS,
  POSTBACK_METHODS,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
} from '@/domain/partner/webhooks'
import type { Endpoints } from './endpoint'
import { bodyText, oneOf, queryCount, queryOffset } from './requestFields'
import { instant, integer, nullable, nullableText, rowsOf } from './resultFields'
import { documented, named } from './schema'

export const webhookSchema = named(
  'PartnerWebhook',
  z.object({
    id: z.string(),
    kind: z.enum(WEBHOOK_KINDS),
    url: z.string(),
    method: documented(z.enum(POSTBACK_METHODS), { description: 'Of a webhook always POST.' }),
    events: documented(z.array(z.enum(WEBHOOK_EVENTS)), { description: 'What is sent there.' }),
    label: z.string(),
    createdAt: instant,
    previousUntil: documented(nullable(instant), {
      description: 'Until when the secret before is used as well.',
    }),
    failingSince: documented(nullable(instant), {
      description: 'Since when nothing was accepted; five days later it is switched off.',
    }),
    disabledAt: documented(nullable(instant), { description: 'Null: events are sent.' }),
    disabledReason: documented(nullable(z.enum(DISABLED_REASONS)), {
      description: 'Why it is switched off; null: it is not.',
    }),
  }),
)
export type PartnerWebhook = z.output<typeof webhookSchema>

const newWebhook = named(
  'NewPartnerWebhook',
  z.extend(webhookSchema, {
    secret: documented(z.string(), {
      description:
        'Of a webhook the secret that its events are signed with (standardwebhooks.com), of a postback what the header `x-postback-secret` holds; it is shown this once.',
    }),
  }),
)
export type NewPartnerWebhook = z.output<typeof newWebhook>

export const delivery = named(
  'WebhookDelivery',
  z.object({
    id: z.string(),
    eventId: documented(z.string(), { description: 'The header `webhook-id`, the same at every try.' }),
    type: z.string(),
    state: z.enum(DELIVERY_STATES),
    createdAt: instant,
    nextTryAt: documented(nullable(instant), { description: 'Null: none is due.' }),
    attempts: documented(
      z.array(
        z.object({
          at: instant,
          status: documented(nullable(integer), { description: 'Of HTTP; null: there was no response.' }),
          error: documented(nullableText, { description: 'Why there was none, in a word.' }),
          ms: documented(integer, { description: 'Milliseconds that the try took.' }),
        }),
      ),
      { description: 'The tries so far, the oldest first.' },
    ),
  }),
)
export type WebhookDelivery = z.output<typeof delivery>

const read = { auth: 'customer', tag: 'Partners', method: 'GET', limit: 'read' } as const
const write = { ...read, method: 'POST', limit: 'write' } as const
const base = '/api/v4/partners/webhooks'
const noPartner = { 404: ['not_found'] } as const
const fresh = {
  ...noPartner,
  403: ['confirmation_required'],
  409: ['action_unavailable', 'limit_reached'],
} as const

/** Only the partner signed in has them. */
export const partnerWebhookCalls = {
  webhooks: {
    ...read,
    path: base,
    result: z.object({ result: z.array(webhookSchema) }),
    errors: noPartner,
    summary: 'The partner’s webhooks and postbacks, the newest first',
  },
  addWebhook: {
    ...write,
    path: base,
    body: z.object({
      kind: z._default(z.enum(WEBHOOK_KINDS, oneOf(WEBHOOK_KINDS)), 'webhook'),
      url: bodyText,
      method: z._default(z.enum(POSTBACK_METHODS, oneOf(POSTBACK_METHODS)), 'POST'),
      events: z._default(z.array(z.enum(WEBHOOK_EVENTS, oneOf(WEBHOOK_EVENTS))), [...WEBHOOK_EVENTS]),
      label: bodyText,
    }),
    result: newWebhook,
    statuses: [201],
    errors: fresh,
    summary: 'Add a webhook or a postback',
    description:
      'Only https addresses that anybody on the Internet can reach. A postback’s address may hold {click_id}, {order}, {status}, {commission}, {currency} and {sub}; it is sent for the events of commissions.',
  },
  rotateWebhook: {
    ...write,
    path: `${base}/{id}/rotation`,
    result: newWebhook,
    errors: fresh,
    summary: 'Give it another secret; for a day events are signed with both',
  },
  enableWebhook: {
    ...write,
    path: `${base}/{id}/enable`,
    result: webhookSchema,
    errors: noPartner,
    summary: 'Switch it on again',
  },
  removeWebhook: {
    ...write,
    path: `${base}/{id}/removal`,
    result: webhookSchema,
    errors: noPartner,
    summary: 'Remove it: nothing more is sent there',
  },
  testWebhook: {
    ...write,
    path: `${base}/{id}/test`,
    result: delivery,
    statuses: [201],
    errors: { ...noPartner, 409: ['action_unavailable'] },
    summary: 'Send the event `webhook.test`, whatever its events are',
  },
  deliveries: {
    ...read,
    path: `${base}/{id}/deliveries`,
    query: z.object({ offset: queryOffset, limit: queryCount(100, 20) }),
    result: rowsOf(delivery),
    errors: noPartner,
    summary: 'What was sent there and what came back, the newest first',
    description: 'Of responses the status and the time they took are stored, nothing else.',
  },
  resend: {
    ...write,
    path: `${base}/{id}/deliveries/{deliveryId}/resend`,
    result: delivery,
    errors: { ...noPartner, 409: ['action_unavailable'] },
    summary: 'Send an event once more, with its id',
  },
} as const satisfies Endpoints
