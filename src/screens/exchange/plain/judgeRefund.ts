import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { refundProblems, type RecipientProblem } from '@/domain/exchange/recipientProblems'
import { judgeAddress, type JudgedAddress } from './judgeAddress'

type Own = { exchange: Exchange; from: Currency; currencies: readonly Currency[] }

export type RefundTo = { address: string; extraId: string; notProvideRefundMemo: boolean }

export type JudgedRefund = {
  form: RefundTo
  judged: JudgedAddress
  problems: Partial<Record<'userRefundAddress' | 'userRefundExtraId', RecipientProblem | undefined>>
}

/** As the form that runs scripts begins: with what the order says. */
export const refundOfOrder = ({ extendedInfo }: Exchange): RefundTo => ({
  address: extendedInfo.userRefundAddress ?? '',
  extraId: extendedInfo.userRefundExtraId ?? '',
  // An order that named its refund address without one had this ticked.
  notProvideRefundMemo: extendedInfo.userRefundAddress !== null && extendedInfo.userRefundExtraId === null,
})

export function judgeRefund(
  { exchange, from, currencies }: Own,
  typed: { address: string; extraId: string; notProvideRefundMemo: string },
): JudgedRefund {
  const { address, extraId } = typed
  const judged = judgeAddress(from, { address, extraId, payment: null, now: Date.now() }, currencies)
  const notProvideRefundMemo = typed.notProvideRefundMemo !== ''
  const problems = refundProblems({ currency: from, needsNoExtraId: notProvideRefundMemo, ...judged })
  // Capitals may differ on chains whose addresses have none.
  const isDeposit = judged.address.toLowerCase() === exchange.extendedInfo.addressFrom.toLowerCase()
  const wrong = judged.address === '' ? 'address_required' : isDeposit ? 'address_deposit' : undefined
  return {
    form: {
      address: judged.address,
      extraId: judged.extraId || (judged.carried ?? ''),
      notProvideRefundMemo,
    },
    judged,
    problems: wrong ? { ...problems, userRefundAddress: wrong } : problems,
  }
}
