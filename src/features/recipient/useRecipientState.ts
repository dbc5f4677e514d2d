import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readTypedRecipient, storeTypedRecipient } from '@/browser/page/typedRecipient'
import { invoiceFault, type InvoicePayment } from '@/domain/address/lightningInvoice'
import type { Currency } from '@/domain/currency/currency'
import {
  recipientProblems,
  type RecipientField,
  type RecipientProblems,
} from '@/domain/exchange/recipientProblems'
import { recipientTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectQuote } from '@/store/slices/quoteSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type AddressCheck, useAddressCheck } from '@/store/currency/useAddressCheck'

export function useRecipientState(from: Currency, to: Currency, refused: RecipientProblems) {
  const draft = useAppSelector(selectDraft)
  const estimate = useAppSelector(selectQuote)?.estimate
  const provider = estimate?.provider ?? null
  const isRefundRequired = provider?.isRefundRequired ?? false
  const request = useAppSelector(selectQuoteRequest)
  const amountTo = request?.reverse ? request.amount : (estimate?.estimate ?? null)
  const payment =
    request && amountTo ? { amountBtc: amountTo, isExact: request.fixed || request.reverse } : null
  const toCheck = useAddressCheck(to, draft.addressTo)
  const refundCheck = useAddressCheck(from, draft.userRefundAddress)
  const problems = recipientProblems(
    {
      currency: to,
      address: draft.addressTo,
      extraId: draft.extraIdTo,
      needsNoExtraId: draft.notProvideMemo,
      verdict: toCheck.verdict,
      carried: toCheck.carried,
      invoice: faultOf(toCheck, payment),
    },
    {
      currency: from,
      address: draft.userRefundAddress,
      extraId: draft.userRefundExtraId,
      needsNoExtraId: draft.notProvideRefundMemo,
      verdict: refundCheck.verdict,
      carried: refundCheck.carried,
      invoice: faultOf(refundCheck, null),
      isRequired: isRefundRequired,
    },
  )
  const isRefundChecked = draft.userRefundAddress === '' || refundCheck.verdict !== null
  const [judged, setJudged] = useState({ refused, draft })
  if (judged.refused !== refused) setJudged({ refused, draft })
  const problemOf = (field: RecipientField) =>
    problems[field] ?? (judged.draft[field] === draft[field] ? refused[field] : undefined)
  return {
    draft,
    toCheck,
    refundCheck,
    provider,
    problems,
    problemOf,
    isRefundRequired,
    isChecked: toCheck.verdict !== null && isRefundChecked,
  }
}

/** How much comes back in a refund nobody knows before. */
const faultOf = ({ invoice, checkedAt }: AddressCheck, payment: InvoicePayment | null) =>
  invoice && invoiceFault(invoice, payment, checkedAt)

/** Restores what was typed in this tab for this pair, and stores what is typed. */
export function useTypedRecipient(from: Currency, to: Currency) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const pair = `${from.symbol} ${to.symbol}`
  const { addressTo, addressToName, extraIdTo, notProvideMemo } = draft
  const { userRefundAddress, userRefundName, userRefundExtraId, notProvideRefundMemo } = draft
  const isTouched = Boolean(addressTo || extraIdTo || userRefundAddress || userRefundExtraId)

  const restore = useEffectEvent(() => {
    const typed = isTouched ? null : readTypedRecipient(pair)
    if (typed) dispatch(recipientTyped(typed.fields))
  })
  useEffect(() => restore(), [pair])
  const wasTouched = useRef(false)
  useEffect(() => {
    if (!isTouched) {
      if (wasTouched.current) storeTypedRecipient(null)
      return
    }
    wasTouched.current = true
    const texts = { addressTo, extraIdTo, userRefundAddress, userRefundExtraId }
    const names = { addressToName, userRefundName }
    storeTypedRecipient({ pair, fields: { ...texts, ...names, notProvideMemo, notProvideRefundMemo } })
  }, [
    pair,
    isTouched,
    addressTo,
    addressToName,
    extraIdTo,
    notProvideMemo,
    userRefundAddress,
    userRefundName,
    userRefundExtraId,
    notProvideRefundMemo,
  ])
}
