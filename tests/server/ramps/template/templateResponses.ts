import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalFlag,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

export const listsResponse = members({
  countries: readableRows(members({ code: requiredText, buy: optionalFlag, sell: optionalFlag })),
  currencies: readableRows(members({ code: requiredText })),
  coins: readableRows(
    members({ coin: requiredText, network: requiredText, contract: optionalText, tag: optionalFlag }),
  ),
  methods: readableRows(
    members({
      method: requiredText,
      currency: requiredText,
      min: optionalDecimal,
      max: optionalDecimal,
    }),
  ),
})

export const quoteResponse = members({
  pay: decimal,
  get: decimal,
  serviceFee: reportedDecimal,
  networkFee: reportedDecimal,
  partnerFee: reportedDecimal,
  min: optionalDecimal,
  max: optionalDecimal,
})

/** What is not said is null, and no echo. */
const ECHO = {
  currency: optionalText,
  coin: optionalText,
  pay: optionalDecimal,
  get: optionalDecimal,
  address: optionalText,
  tag: optionalText,
}
/** One of them, by how the order goes on. */
const OPENING = {
  url: optionalText,
  bank: z.nullish(
    members({
      payee: requiredText,
      iban: requiredText,
      bank: optionalText,
      bic: optionalText,
      reference: requiredText,
    }),
  ),
  deposit: optionalText,
  depositTag: optionalText,
  expires: reportedTime,
}
export const openedResponse = members({ id: requiredText, ...ECHO, ...OPENING })
export type TemplateOpened = z.output<typeof openedResponse>

export const orderResponse = members({
  status: text,
  direction: reportedText,
  paidAmount: reportedDecimal,
  receivedAmount: reportedDecimal,
  hash: reportedText,
  refundHash: reportedText,
  url: reportedText,
})
export type TemplateOrder = z.output<typeof orderResponse>

export const webhookBody = members({ id: requiredText.check(z.regex(/^[A-Za-z0-9-]{1,64}$/)) })
