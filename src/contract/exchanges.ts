import * as z from 'zod/mini'
import { EXCHANGE_ACTIONS, EXCHANGE_ISSUES, OWNER_PROOFS } from '@/domain/exchange/exchange'
import type { Endpoints } from './endpoint'
import { exchangeProvider } from './exchangeProvider'
import { createErrors, refundErrors } from './exchangeErrors'
import { exchangeStatus } from './exchangeStatus'
import { exchangeRamp } from './rampParts'
import { transferCalls } from './exchangeTransfers'
import {
  actionBody,
  amountDecisionBody,
  deviceBody,
  orderBody,
  outcomeEmailBody,
  paymentBody,
} from './exchangeBodies'
import { agreedCommission, amountChange, bankDetails, priceRecord, requote } from './exchangeParts'
import {
  bodyLinkToken,
  idempotencyKey,
  ownerSecretHeader,
  siteLanguage,
  partnerKeyHeader,
} from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'
import { lastExchangeSchema } from './lastExchange'
import { documented, named } from './schema'

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
    status: exchangeStatus,
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
    amountChange: documented(z.optional(nullable(amountChange)), {
      description:
        'Where the provider made the order at another amount than the quoted one. While it is `open`, the expected amounts are still those of the quote.',
    }),
    requote: documented(z.optional(nullable(requote)), {
      description:
        'What is exchanged in place of the expected amounts, at the market rate: another amount arrived, or its owner chose to continue at it.',
    }),
    priceRecord: documented(z.optional(nullable(priceRecord)), {
      description:
        'What the agreed amounts cost at the moment they were agreed; null where it was not recorded.',
    }),
    commission: agreedCommission,
    bank: documented(z.optional(nullable(bankDetails)), {
      description: 'Of a bank transfer besides the account, which is `extendedInfo.addressFrom`; else null.',
    }),
    ramp: documented(z.optional(nullable(exchangeRamp)), {
      description: 'Of an order at a ramp; null: no ramp carries it out.',
    }),
    extendedInfo: z.object({
      addressFrom: documented(z.string(), {
        description:
          'Where the visitor sends the deposit; empty while `creating`, where that failed, and at a ramp, whose address is in `ramp.opened`.',
      }),
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
      description: 'What its owner may do now.',
    }),
    sandbox: documented(z.catch(z.boolean(), false), { description: 'True: nothing of it is on any chain.' }),
    isPayment: documented(z.optional(z.boolean()), { description: 'True: it pays a payment request.' }),
    provider: documented(nullable(exchangeProvider), {
      description: 'Who carries it out; null in the sandbox.',
    }),
    ownerProof: documented(nullable(z.enum(OWNER_PROOFS)), {
      description:
        'What the owner proves it by: `secret`, the header x-exchange-secret; `customer`, the bearer of the customer. Null: by nothing, so what is sent goes only where the order says.',
    }),
  }),
)
export type Exchange = z.output<typeof exchangeSchema>

/** A back end that has only the calls of R36 gives no secret; then none is sent. */
export const ownedExchange = named(
  'OwnedExchange',
  z.extend(exchangeSchema, {
    ownerSecret: documented(z.optional(z.string()), {
      description: '256 random bits. Only hashes are stored, so it cannot be read again.',
    }),
  }),
)
/** Only for `rememberExchange`: the secret stays out of the store, of logs and of addresses. */
export type OwnedExchange = z.output<typeof ownedExchange>

export type ExchangeOrder = z.output<typeof orderBody>
export type AmountDecisionBody = z.output<typeof amountDecisionBody>
export type ExchangeActionBody = z.output<typeof actionBody>

const tag = 'Exchanges'

const create = {
  method: 'POST',
  path: '/api/v4/exchanges-new',
  alias: '/api/v3/exchanges-new',
  tier: 'core',
  limit: 'write',
  auth: 'optional',
  headers: { ...idempotencyKey, ...partnerKeyHeader },
  body: orderBody,
  result: ownedExchange,
  statuses: [200, 201],
  errors: createErrors,
  tag,
  summary: 'Create an exchange; 200 when the same call created it before',
  description:
    'With a bearer it belongs to that customer. `ownerSecret` comes with this response only; the same call under the same key is given it again, a customer’s only with the bearer. A fixed rate serves one exchange. `creating`: the provider has not answered yet; the exchange is then read until it is `waiting` or `failed`, and has no deposit address before. `region_restricted`: the operator, or every provider of the pair, does not serve the country of the caller. `screening_denied`: the operator does not accept the order; nothing was created.',
} as const

const owned = {
  method: 'POST',
  limit: 'write',
  auth: 'optional',
  tag,
  description:
    'A customer’s exchange needs the bearer of that customer, any other one the header x-exchange-secret.',
} as const
const ownerErrors = { 403: ['owner_required'], 404: ['not_found'] } as const
const refundRights = { ...ownerErrors, 403: ['owner_required', 'screening_denied'] } as const
const get = {
  method: 'GET',
  path: '/api/v3/exchanges-new/{publicId}',
  alias: '/api/v4/exchanges-new/{publicId}',
  tier: 'core',
  limit: 'read',
  auth: 'optional',
  headers: ownerSecretHeader,
  result: exchangeSchema,
  errors: { 404: ['not_found'] },
  tag,
  summary: 'The current state of an exchange',
  description:
    'For its owner with `ramp.opened`: proved by the header x-exchange-secret, or the bearer of its customer.',
} as const

export const exchanges = {
  create,
  last: {
    method: 'GET',
    path: '/api/v3/exchanges-new/header',
    limit: 'read',
    result: z.array(lastExchangeSchema),
    tag,
    summary: 'The last finished exchanges, newest first',
  },
  get,
  act: {
    ...owned,
    path: '/api/v4/exchanges-new/{publicId}/actions',
    headers: ownerSecretHeader,
    body: actionBody,
    result: exchangeSchema,
    errors: { ...refundRights, 409: ['action_unavailable'], 422: refundErrors },
    summary: 'A person’s choice where an exchange has stopped',
    description: `${owned.description} The refund address of the order is replaced only with that header, also by the customer. An order from before there were secrets goes on without one, to the addresses that it has.`,
  },
  decideAmount: {
    ...owned,
    path: '/api/v4/exchanges-new/{publicId}/amount',
    headers: ownerSecretHeader,
    body: amountDecisionBody,
    result: exchangeSchema,
    errors: { ...ownerErrors, 409: ['action_unavailable'] },
    summary: 'Accept or decline the amount at which the provider made the order',
    description: `${owned.description} Only while \`amountChange.decision\` is \`open\`; the same decision may be sent again. \`accept\` names both amounts as they were shown, and the deposit address comes with its response; \`decline\`, and no decision until \`decideBy\`, end the exchange as \`expired\`, and nothing was deposited.`,
  },
  recordPayment: {
    ...owned,
    path: '/api/v4/exchanges-new/{publicId}/payment',
    headers: ownerSecretHeader,
    body: paymentBody,
    result: exchangeSchema,
    errors: { ...ownerErrors, 409: ['action_unavailable'] },
    summary: 'Name the transaction by which a wallet has paid; the same one may be sent again',
  },
  pushOn: {
    ...owned,
    path: '/api/v4/exchanges-new/{publicId}/push',
    headers: { ...siteLanguage, ...ownerSecretHeader },
    body: deviceBody,
    result: z.object({ on: z.literal(true) }),
    errors: { ...ownerErrors, 409: ['action_unavailable'] },
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
    description: 'Only the device knows its id, so nothing else is needed to name it.',
  },
  emailOutcome: {
    ...owned,
    path: '/api/v4/exchanges-new/{publicId}/email',
    headers: { ...siteLanguage, ...ownerSecretHeader },
    body: outcomeEmailBody,
    result: z.object({ on: z.literal(true) }),
    errors: { ...ownerErrors, 409: ['action_unavailable'], 422: ['email_invalid'] },
    summary: 'Send one email, in the language of site-language, once the exchange ends or needs a choice',
    description: `${owned.description} Another address replaces the one before. The address is never shown again and is deleted when the email is sent.`,
  },
  ...transferCalls,
  redeemTransfer: {
    method: 'POST',
    path: '/api/v4/exchange-transfers',
    limit: 'write',
    body: z.object({ token: bodyLinkToken }),
    result: ownedExchange,
    errors: { 410: ['link_invalid'] },
    tag,
    summary: 'Get the secret of an exchange that another device hands on; uses the token up',
  },
} as const satisfies Endpoints
