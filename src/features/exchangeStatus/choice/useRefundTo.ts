import { useState } from 'react'
import type { Exchange } from '@/contract/exchanges'
import { invoiceFault } from '@/domain/address/lightningInvoice'
import type { Currency } from '@/domain/currency/currency'
import { refundProblems, type RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useAddressCheck } from '@/store/currency/useAddressCheck'
import { useAddressName } from '@/store/currency/useAddressName'
import type { Action } from './useAction'

type RefundTo = Required<Pick<Action, 'address' | 'addressName' | 'extraId' | 'notProvideRefundMemo'>>
/** Refusal codes by field. */
export type Refused = { codes: Partial<Record<string, RecipientProblem>>; sent: Action } | null

export function useRefundTo(exchange: Exchange, from: Currency, refused: Refused) {
  const { userRefundAddress, userRefundExtraId } = exchange.extendedInfo
  const [typed, setTyped] = useState<RefundTo>({
    address: userRefundAddress ?? '',
    addressName: '',
    extraId: userRefundExtraId ?? '',
    // An order that named its refund address without one had this ticked.
    notProvideRefundMemo: userRefundAddress !== null && userRefundExtraId === null,
  })
  const check = useAddressCheck(from, typed.address)
  const { address, extraId, notProvideRefundMemo: needsNoExtraId } = typed
  const problems = refundProblems({
    currency: from,
    address,
    extraId,
    needsNoExtraId,
    verdict: check.verdict,
    carried: check.carried,
    invoice: check.invoice && invoiceFault(check.invoice, null, check.checkedAt),
  })
  // Capitals may differ on chains whose addresses have none.
  const isDeposit = address.toLowerCase() === exchange.extendedInfo.addressFrom.toLowerCase()
  const refusedOf = (field: 'address' | 'extraId') =>
    refused?.sent[field] === typed[field] ? refused.codes[field] : undefined
  const wrong = problems.userRefundAddress ?? refusedOf('address')
  const addressProblem: RecipientProblem | undefined =
    address === '' ? 'address_required' : isDeposit ? 'address_deposit' : wrong
  return {
    typed,
    type: (changed: Partial<RefundTo>) =>
      setTyped((before) => {
        const addressName = changed.address === undefined ? before.addressName : ''
        return { ...before, addressName, ...changed }
      }),
    check,
    lookup: useAddressName(from, address),
    isWrong: isDeposit || Object.keys(problems).length > 0,
    isChecked: address === '' || check.verdict !== null,
    addressProblem,
    extraIdProblem: problems.userRefundExtraId ?? refusedOf('extraId'),
  }
}
