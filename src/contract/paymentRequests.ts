import * as z from 'zod/mini'
import { PAYMENT_LIFE_NAMES, PAYMENT_TOLERANCES } from '@/domain/payment/paymentRequest'
import { PAYMENT_EXCEPTIONS, PAYMENT_STATUSES } from '@/domain/payment/paymentState'
import type { Endpoints } from './endpoint'
import { createErrors } from './exchangeErrors'
import { ownedExchange } from './exchanges'
import {
  bodyFlag,
  bodyOrigin,
  bodyText,
  idempotencyKey,
  oneOf,
  operatorKeyHeader,
  partnerKeyHeader,
  queryCount,
  queryOffset,
} from './requestFields'
import { amount, instant, integer, nullable, nullableText, rowsOf } from './resultFields'
import { documented, named } from './schema'

const publicFields = {
  id: z.string(),
  title: documented(z.string(), { description: 'What it is for, as the payer reads it.' }),
  ticker: z.string(),
  network: z.string(),
  address: documented(z.string(), { description: 'Where it is received.' }),
  extraId: nullableText,
  amount: documented(nullable(amount), {
    description: 'What is received, in that currency; null: whatever the payer gives.',
  }),
  received: documented(amount, { description: 'What has arrived in all, with a transaction.' }),
  missing: documented(nullable(amount), { description: 'What is still to be paid; null without an amount.' }),
  status: z.enum(PAYMENT_STATUSES),
  exception: documented(z.enum(PAYMENT_EXCEPTIONS), { description: 'What is unusual about it.' }),
  version: documented(integer, { description: 'Counts up with each change.' }),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: documented(nullable(instant), { description: 'Null: it does not expire.' }),
}

/** Whoever has the link reads it. */
const publicRequest = named('PublicPaymentRequest', z.object(publicFields))
export type PublicPaymentRequest = z.output<typeof publicRequest>

export const paymentRequestSchema = named(
  'PaymentRequest',
  z.object({
    ...publicFields,
    reference: documented(z.string(), { description: 'Of whoever made it, for themselves.' }),
    tolerancePercent: documented(amount, {
      description: 'By how much less may arrive and still count as paid.',
    }),
    transactions: documented(z.array(z.string()), { description: 'By which it was paid.' }),
    exchanges: documented(z.optional(integer), { description: 'How many exchanges were made to pay it.' }),
  }),
)
export type PaymentRequest = z.output<typeof paymentRequestSchema>

const newRequestBody = z.object({
  title: bodyText,
  reference: bodyText,
  ticker: bodyText,
  network: bodyText,
  address: bodyText,
  extraId: bodyText,
  notProvideMemo: bodyFlag,
  // Empty: whatever the payer gives.
  amount: bodyText,
  tolerancePercent: z._default(z.enum(PAYMENT_TOLERANCES, oneOf(PAYMENT_TOLERANCES)), '0'),
  life: z._default(z.enum(PAYMENT_LIFE_NAMES, oneOf(PAYMENT_LIFE_NAMES)), 'day'),
})
export type PaymentRequestBody = z.output<typeof newRequestBody>

/** What goes where, and how much, is read from the request alone. */
const payBody = z.object({
  tickerFrom: bodyText,
  networkFrom: bodyText,
  // Of a request without an amount: what is to be received.
  amount: bodyText,
  rateId: bodyText,
  provider: bodyText,
  userRefundAddress: bodyText,
  userRefundExtraId: bodyText,
  notProvideRefundMemo: bodyFlag,
  promoCode: z.optional(bodyOrigin),
})
export type PayBody = z.output<typeof payBody>

const base = '/api/v4/payment-requests'
const own = {
  tag: 'Payment requests',
  auth: 'requester',
  headers: { ...partnerKeyHeader, ...operatorKeyHeader },
} as const
const write = { ...own, method: 'POST', limit: 'write' } as const
const unknown = { 404: ['not_found'] } as const

export const paymentRequests = {
  list: {
    ...own,
    method: 'GET',
    path: base,
    limit: 'read',
    query: z.object({ offset: queryOffset, limit: queryCount(100, 20) }),
    result: rowsOf(paymentRequestSchema),
    summary: 'The customer’s payment requests, or those of the operator’s key, the newest first',
  },
  create: {
    ...write,
    path: base,
    body: newRequestBody,
    result: paymentRequestSchema,
    statuses: [201],
    errors: {
      409: ['limit_reached'],
      422: [
        'validation_failed',
        'currency_unknown',
        'address_invalid',
        'extra_id_invalid',
        'extra_id_required',
        'amount_invalid',
      ],
    },
    summary: 'Request a payment: what is to be received, and where',
    description: 'Its page is `/pay/{id}`. Nobody can change what it says; it can be ended.',
  },
  get: {
    tag: 'Payment requests',
    method: 'GET',
    path: `${base}/{id}`,
    limit: 'read',
    result: publicRequest,
    errors: unknown,
    summary: 'A payment request, as its payer reads it',
  },
  void: {
    ...write,
    path: `${base}/{id}/void`,
    result: paymentRequestSchema,
    errors: { ...unknown, 409: ['action_unavailable'] },
    summary: 'End a request that is not being paid',
  },
  accept: {
    ...write,
    path: `${base}/{id}/accept`,
    result: paymentRequestSchema,
    errors: { ...unknown, 409: ['action_unavailable'] },
    summary: 'Count a request as paid of which less has arrived',
  },
  mark: {
    ...write,
    path: `${base}/{id}/wrong-network`,
    result: paymentRequestSchema,
    errors: { ...unknown, 409: ['action_unavailable'] },
    summary: 'Say on its page that it was sent on another network',
  },
  pay: {
    tag: 'Payment requests',
    method: 'POST',
    path: `${base}/{id}/exchanges`,
    auth: 'optional',
    limit: 'write',
    headers: idempotencyKey,
    body: payBody,
    result: ownedExchange,
    statuses: [200, 201],
    errors: { ...createErrors, 404: ['not_found'], 409: [...createErrors[409], 'action_unavailable'] },
    summary: 'Create the exchange by which a request is paid; address and amount are those of the request',
  },
} as const satisfies Endpoints
