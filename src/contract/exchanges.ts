import * as z from 'zod/mini'
import {
  EXCHANGE_ACTIONS,
  EXCHANGE_ISSUES,
  type ExchangeStatus,
  PROGRESS_STATUSES,
  SIDE_STATUSES,
} from '@/domain/exchange'
import type { Endpoints } from './endpoint'
import { bodyFlag, bodyOrigin, bodyText, idempotencyKey, oneOf, siteLanguage } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

const EXCHANGE_STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const

/** Names other back ends of this family use for our statuses. */
const FOREIGN_STATUSES = new Map<string, ExchangeStatus>([
  ['new', 'waiting'],
  ['hold', 'verifying'],
  ['overdue', 'expired'],
])

/** An unknown status is shown as a check in progress. */
const status = z.pipe(
  z.transform((name) => {
    if (typeof name !== 'string') return name
    return EXCHANGE_STATUSES.find((one) => one === name) ?? FOREIGN_STATUSES.get(name) ?? 'verifying'
  }),
  z.enum(EXCHANGE_STATUSES),
)

const pair = {
  tickerFrom: z.string(),
  networkFrom: z.string(),
  tickerTo: z.string(),
  networkTo: z.string(),
}
const count = z.catch(integer, 0)

export const exchangeSchema = named(
  'Exchange',
  z.object({
    publicId: z.string(),
    type: z.enum(['fixed', 'floating']),
    status,
    createdAt: instant,
    updatedAt: instant,
    validUntil: documented(instant, { description: 'Until when the deposit may arrive.' }),
    // A countdown is counted from it, not from the visitor's clock.
    serverTime: z.catch(instant, () => new Date().toISOString()),
    ...pair,
    amountFrom: documented(nullable(amount), { description: 'Null until the deposit has been seen.' }),
    expectedAmountFrom: amount,
    amountTo: documented(nullable(amount), { description: 'Null until the payout has been sent.' }),
    expectedAmountTo: amount,
    extendedInfo: z.object({
      addressFrom: documented(z.string(), { description: 'Where the visitor sends the deposit.' }),
      extraIdFrom: nullableText,
      addressTo: documented(z.string(), { description: 'Where the visitor receives.' }),
      extraIdTo: nullableText,
      userRefundAddress: nullableText,
      userRefundExtraId: nullableText,
      txFrom: nullableText,
      txTo: nullableText,
      refundTx: nullableText,
      confirmations: count,
      confirmationsNeeded: count,
    }),
    issue: documented(nullable(z.enum(EXCHANGE_ISSUES)), {
      description: 'Why it waits for a person’s choice.',
    }),
    actions: documented(z.catch(z.array(z.enum(EXCHANGE_ACTIONS)), []), {
      description: 'What a person may do now.',
    }),
  }),
)
export type Exchange = z.output<typeof exchangeSchema>

const lastExchange = named(
  'LastExchange',
  z.object({ ...pair, amountFrom: amount, amountTo: amount, finishedAt: instant }),
)
/** A row of the public list of finished exchanges: never an address or an id. */
export type LastExchange = z.output<typeof lastExchange>

const orderBody = z.object({
  tickerFrom: bodyText,
  networkFrom: bodyText,
  tickerTo: bodyText,
  networkTo: bodyText,
  amount: bodyText,
  reverse: bodyFlag,
  fixed: bodyFlag,
  rateId: z.pipe(
    bodyText,
    z.transform((value) => value || null),
  ),
  addressTo: bodyText,
  extraIdTo: bodyText,
  // Ticked: my wallet needs no extra id.
  notProvideMemo: bodyFlag,
  notProvideRefundMemo: bodyFlag,
  userRefundAddress: bodyText,
  userRefundExtraId: bodyText,
  unregEmail: bodyText,
  referral: bodyOrigin,
  source: bodyOrigin,
  medium: bodyOrigin,
  campaign: bodyOrigin,
  firstPage: bodyOrigin,
})
export type ExchangeOrder = z.output<typeof orderBody>

const actionBody = z.object({
  action: z.enum(EXCHANGE_ACTIONS, oneOf(EXCHANGE_ACTIONS)),
  // Where a refund goes; left out, to the refund address of the order.
  address: bodyText,
  extraId: bodyText,
  notProvideRefundMemo: bodyFlag,
})
export type ExchangeActionBody = z.output<typeof actionBody>

const paymentBody = z.object({
  hash: z
    .string('Must be a text.')
    .check(z.trim(), z.toLowerCase(), z.regex(/^0x[0-9a-f]{64}$/, 'Must be the hash of a transaction.')),
})

/** Firebase's id of its installation in one browser: 22 of these characters so far. */
const deviceBody = z.object({
  fid: z.string('Must be a text.').check(z.regex(/^[\w-]{16,64}$/, 'Must be a Firebase Installation ID.')),
})

const refundErrors = [
  'refund_address_invalid',
  'refund_extra_id_invalid',
  'refund_extra_id_required',
] as const

const tag = 'Exchanges'

const create = {
  method: 'POST',
  path: '/api/v4/exchanges-new',
  alias: '/api/v3/exchanges-new',
  limit: 'write',
  auth: 'optional',
  headers: idempotencyKey,
  body: orderBody,
  result: exchangeSchema,
  statuses: [200, 201],
  errors: {
    409: ['idempotency_conflict', 'rate_expired'],
    422: [
      'currency_unknown',
      'currency_disabled',
      'pair_unavailable',
      'amount_invalid',
      'amount_below_min',
      'amount_above_max',
      'address_invalid',
      'extra_id_invalid',
      'extra_id_required',
      ...refundErrors,
      'email_invalid',
      'rate_mismatch',
      'rate_required',
    ],
  },
  tag,
  summary: 'Create an exchange; 200 when the same call created it before',
  description: 'With a bearer it belongs to that customer.',
} as const

const get = {
  method: 'GET',
  path: '/api/v3/exchanges-new/{publicId}',
  alias: '/api/v4/exchanges-new/{publicId}',
  limit: 'read',
  result: exchangeSchema,
  errors: { 404: ['not_found'] },
  tag,
  summary: 'The current state of an exchange',
} as const

export const exchanges = {
  create,
  last: {
    method: 'GET',
    path: '/api/v3/exchanges-new/header',
    limit: 'read',
    result: z.array(lastExchange),
    tag,
    summary: 'The last finished exchanges, newest first',
  },
  get,
  act: {
    method: 'POST',
    path: '/api/v4/exchanges-new/{publicId}/actions',
    limit: 'write',
    body: actionBody,
    result: exchangeSchema,
    errors: { 404: ['not_found'], 409: ['action_unavailable'], 422: refundErrors },
    tag,
    summary: 'A person’s choice where an exchange has stopped',
  },
  recordPayment: {
    method: 'POST',
    path: '/api/v4/exchanges-new/{publicId}/payment',
    limit: 'write',
    body: paymentBody,
    result: exchangeSchema,
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    tag,
    summary: 'Name the transaction by which a wallet has paid; the same one may be sent again',
  },
  pushOn: {
    method: 'POST',
    path: '/api/v4/exchanges-new/{publicId}/push',
    limit: 'write',
    headers: siteLanguage,
    body: deviceBody,
    result: z.object({ on: z.literal(true) }),
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    tag,
    summary: 'Notify this device, in the language of site-language, when the exchange moves on',
  },
  pushOff: {
    method: 'POST',
    path: '/api/v4/exchanges-new/{publicId}/push/off',
    limit: 'write',
    body: deviceBody,
    result: z.object({ on: z.literal(false) }),
    tag,
    summary: 'No longer notify this device',
  },
} as const satisfies Endpoints
