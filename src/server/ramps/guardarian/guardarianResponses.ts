/** Fields: api-payments.guardarian.com/v1 and its public clients. */
import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalFlag,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

const rows = <Row extends z.ZodMiniType>(row: Row) => z.catch(readableRows(row), [])

const currency = members({
  ticker: requiredText,
  has_extra_id: z.catch(optionalFlag, null),
  payment_methods: rows(
    members({
      payment_category: reportedText,
      deposit_enabled: z.catch(optionalFlag, null),
      withdrawal_enabled: z.catch(optionalFlag, null),
    }),
  ),
  networks: rows(members({ network: requiredText, token_contract: optionalText })),
})
export type GuardarianCurrency = z.output<typeof currency>
export const currenciesResponse = readableRows(currency)

export const rangeResponse = members({ min: optionalDecimal, max: optionalDecimal })

const fee = members({ amount: reportedDecimal, currency: reportedText })
const reportedFee = z.catch(z.nullish(fee), null)
export const estimateResponse = members({
  value: decimal,
  service_fees: z.catch(z.nullish(z.array(fee)), null),
  network_fee: reportedFee,
})
export type GuardarianEstimate = z.output<typeof estimateResponse>

const ORDER = {
  id: requiredText,
  from_amount: reportedDecimal,
  redirect_url: optionalText,
  deposit_address: optionalText,
  deposit_extra_id: optionalText,
}

export const createdResponse = members(
  {
    ...ORDER,
    expected_to_amount: optionalDecimal,
    from_currency: optionalText,
    to_currency: optionalText,
    payout_address: optionalText,
    payout_extra_id: optionalText,
  },
  { from_amount: ['expected_from_amount'] },
)
export type GuardarianCreated = z.output<typeof createdResponse>

export const transactionResponse = members(
  {
    id: requiredText,
    status: text,
    from_currency: reportedText,
    from_amount: reportedDecimal,
    to_amount: reportedDecimal,
    redirect_url: reportedText,
    deposit_address: reportedText,
    deposit_extra_id: reportedText,
    output_hash: reportedText,
    input_hash: reportedText,
  },
  { output_hash: ['payout_hash'], input_hash: ['payin_hash', 'deposit_hash'] },
)
export type GuardarianTransaction = z.output<typeof transactionResponse>

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const webhookBody = z.object({ payload: z.object({ id }) })
