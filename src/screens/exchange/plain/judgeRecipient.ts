import type { Estimate } from '@/contract/quotes'
import type { Currency } from '@/domain/currency/currency'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { recipientProblems, type RecipientProblems } from '@/domain/exchange/recipientProblems'
import { judgeAddress, type JudgedAddress } from './judgeAddress'
import type { PlainForm } from './PlainForm'
import type { Pair } from './requestOfForm'

type Quoted = {
  request: QuoteRequest
  estimate: Pick<Estimate, 'estimate' | 'provider'>
  now: number
  isRefundRequired?: boolean
}

export type JudgedRecipient = {
  /** With addresses and extra ids as they would be ordered. */
  form: PlainForm
  to: JudgedAddress
  refund: JudgedAddress
  problems: RecipientProblems
}

/** The checks of the form that runs scripts, which the back end repeats with each order. */
export function judgeRecipient(
  form: PlainForm,
  { from, to }: Pair,
  { request, estimate, now, isRefundRequired }: Quoted,
  currencies: readonly Currency[],
): JudgedRecipient {
  const amountBtc = request.reverse ? request.amount : estimate.estimate
  const payment = { amountBtc, isExact: request.fixed || request.reverse }
  const payout = judgeAddress(
    to,
    { address: form.addressTo, extraId: form.extraIdTo, payment, now },
    currencies,
  )
  const refund = judgeAddress(
    from,
    { address: form.userRefundAddress, extraId: form.userRefundExtraId, payment: null, now },
    currencies,
  )
  const problems = recipientProblems(
    { currency: to, needsNoExtraId: form.notProvideMemo !== '', ...payout },
    {
      currency: from,
      needsNoExtraId: form.notProvideRefundMemo !== '',
      isRequired: isRefundRequired ?? estimate.provider?.isRefundRequired ?? false,
      ...refund,
    },
  )
  if (refund.isSecret) problems.userRefundAddress = 'refund_address_invalid'
  return { form: withRead(form, payout, refund), to: payout, refund, problems }
}

const withRead = (form: PlainForm, payout: JudgedAddress, refund: JudgedAddress): PlainForm => ({
  ...form,
  addressTo: payout.address,
  extraIdTo: payout.extraId,
  userRefundAddress: refund.address,
  userRefundExtraId: refund.extraId,
})
