import { z } from 'zod'
import { paymentBody } from '@/server/exchanges/payments'
import { choiceBody } from '@/server/exchanges/exchangeActions'
import { orderBody } from '@/server/exchanges/readOrder'
import { depositBody } from '@/server/exchanges/sandboxDeposits'
import type { Operation, Operations } from '@/server/openApi/Operation'
import { exchange, lastExchange } from '@/server/openApi/resultSchemas'
import { deviceBody } from '@/server/push/push'

const tag = 'Exchanges'
export const idempotencyKey = {
  'idempotency-key': {
    description: '8 to 128 letters, digits, _ or -; the same call under the same key is done once.',
    required: true,
  },
}

const createExchange: Operation = {
  ...{ tag, summary: 'Make an exchange; 200 when the same call made it before' },
  description: 'With a bearer it belongs to that customer.',
  bearer: 'customer?',
  headers: idempotencyKey,
  body: orderBody,
  answers: { 200: exchange, 201: exchange },
  refusals: {
    409: ['idempotency_conflict', 'rate_expired'],
    422: [
      ...(['currency_unknown', 'currency_disabled', 'pair_unavailable'] as const),
      ...(['amount_invalid', 'amount_below_min', 'amount_above_max'] as const),
      ...(['address_invalid', 'extra_id_invalid', 'extra_id_required'] as const),
      ...(['refund_address_invalid', 'refund_extra_id_invalid', 'refund_extra_id_required'] as const),
      ...(['email_invalid', 'rate_mismatch', 'rate_required'] as const),
    ],
  },
}

const getExchange: Operation = {
  ...{ tag, summary: 'How an exchange stands now' },
  answers: { 200: exchange },
  refusals: { 404: ['not_found'] },
}

/** Making an exchange and following it. */
export const exchangePaths: Operations = {
  'POST /api/v4/exchanges-new': createExchange,
  'POST /api/v3/exchanges-new': createExchange,
  'GET /api/v3/exchanges-new/header': {
    ...{ tag, summary: 'The last finished exchanges, newest first' },
    answers: { 200: z.array(lastExchange) },
  },
  'GET /api/v3/exchanges-new/{publicId}': getExchange,
  'GET /api/v4/exchanges-new/{publicId}': getExchange,
  'POST /api/v4/exchanges-new/{publicId}/actions': {
    ...{ tag, summary: 'A person’s choice where an exchange has stopped' },
    body: choiceBody,
    answers: { 200: exchange },
    refusals: {
      404: ['not_found'],
      409: ['action_unavailable'],
      422: [...(['refund_address_invalid', 'refund_extra_id_invalid', 'refund_extra_id_required'] as const)],
    },
  },
  'POST /api/v4/exchanges-new/{publicId}/payment': {
    ...{ tag, summary: 'Tell by which transaction a wallet has paid; the same one may be told again' },
    body: paymentBody,
    answers: { 200: exchange },
    refusals: { 404: ['not_found'], 409: ['action_unavailable'] },
  },
  'POST /api/v4/exchanges-new/{publicId}/push': {
    ...{ tag, summary: 'Notify this device, in the language of site-language, when the exchange moves on' },
    headers: { 'site-language': { description: 'One of the ten languages.', required: false } },
    body: deviceBody,
    answers: { 200: z.strictObject({ on: z.literal(true) }) },
    refusals: { 404: ['not_found'], 409: ['action_unavailable'] },
  },
  'POST /api/v4/exchanges-new/{publicId}/push/off': {
    ...{ tag, summary: 'Notify this device no more' },
    body: deviceBody,
    answers: { 200: z.strictObject({ on: z.literal(false) }) },
  },
  'POST /api/v4/sandbox/exchanges/{publicId}/deposits': {
    ...{ tag, summary: 'Let a deposit happen that no chain will ever see; only in the sandbox' },
    body: depositBody,
    answers: { 200: exchange },
    refusals: { 404: ['not_found'], 409: ['action_unavailable'] },
  },
}
