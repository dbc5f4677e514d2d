/** OpenAPI 2.6.0 (doc.bity.com/exchange/exchange_api_v2.openapi.yaml); never tried live. */
import * as z from 'zod/mini'
import {
  decimal,
  flag,
  optionalFlag,
  optionalDecimal,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

export const currenciesResponse = members({
  currencies: readableRows(members({ code: requiredText, tags: z.array(text) })),
})

export const pairsResponse = members({
  pairs: readableRows(members({ enabled: flag, input: requiredText, output: requiredText })),
})

const side = members(
  {
    amount: decimal,
    currency: requiredText,
    minimum: optionalDecimal,
    isPayerOptional: z.catch(optionalFlag, null),
  },
  { minimum: ['minimum_amount'], isPayerOptional: ['object_information_optional'] },
)
const cost = z.catch(
  z.pipe(
    z.nullish(members({ amount: decimal, currency: requiredText })),
    z.transform((fee) => fee ?? null),
  ),
  null,
)
const COSTS = { trading: cost, instant: cost, unverified: cost, output: cost, partner: cost }
const breakdown = members(COSTS, {
  trading: ['customer_trading_fee'],
  instant: ['instant_payment_fee'],
  unverified: ['non-verified_fee'],
  output: ['output_transaction_cost'],
  partner: ['partner_fee'],
})
const NO_COSTS = { trading: null, instant: null, unverified: null, output: null, partner: null }

/** Whether it is satisfied; null: it is not named, which says nothing. */
const requirement = z.catch(
  z.pipe(
    z.nullish(members({ satisfied: optionalFlag })),
    z.transform((one) => one?.satisfied ?? null),
  ),
  null,
)
const requirements = members(
  { kyc: requirement, account: requirement, quota: requirement },
  { quota: ['account_quota'] },
)
const NO_REQUIREMENTS = { kyc: null, account: null, quota: null }

export const estimateResponse = members(
  {
    input: side,
    output: side,
    fees: z.catch(breakdown, NO_COSTS),
    requirements: z.catch(requirements, NO_REQUIREMENTS),
  },
  { fees: ['price_breakdown'], requirements: ['ordering_requirements'] },
)
export type BityEstimate = z.output<typeof estimateResponse>

const transactions = z.catch(
  z.pipe(
    z.nullish(readableRows(members({ hash: requiredText, status: reportedText }))),
    z.transform((rows) => rows ?? []),
  ),
  [],
)
/** Of an order: what only colours its state hides nothing of the rest. */
const orderSide = z.catch(
  z.pipe(
    z.nullish(
      members(
        {
          type: reportedText,
          currency: reportedText,
          amount: reportedDecimal,
          address: reportedText,
          transactions,
        },
        { address: ['crypto_address'], transactions: ['related_crypto_transactions'] },
      ),
    ),
    z.transform((one) => one ?? null),
  ),
  null,
)

/** Signed byte by byte, white space and line breaks with it: not for the reader of texts. */
const message = z.string().check(z.minLength(1), z.maxLength(4096))

const details = members(
  {
    type: requiredText,
    iban: optionalText,
    bic: optionalText,
    payee: optionalText,
    reference: optionalText,
    address: optionalText,
    memo: optionalText,
  },
  { bic: ['swift_bic'], payee: ['recipient_name'], address: ['crypto_address'] },
)

/** Without its session only the id and the times. */
export const orderResponse = members(
  {
    id: requiredText,
    input: orderSide,
    output: orderSide,
    details: z.nullish(details),
    toSign: z.nullish(members({ body: message, url: requiredText }, { url: ['signature_submission_url'] })),
    awaitingSince: reportedTime,
    priceUntil: reportedTime,
    receivedAt: reportedTime,
    executedAt: reportedTime,
    cancelledAt: reportedTime,
  },
  {
    details: ['payment_details'],
    toSign: ['message_to_sign'],
    awaitingSince: ['timestamp_awaiting_payment_since'],
    priceUntil: ['timestamp_price_guaranteed'],
    receivedAt: ['timestamp_payment_received'],
    executedAt: ['timestamp_executed'],
    cancelledAt: ['timestamp_cancelled'],
  },
)
export type BityOrder = z.output<typeof orderResponse>

export const nothing = z.unknown()
