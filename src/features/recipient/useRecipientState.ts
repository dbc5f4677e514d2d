import { useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import {
  recipientProblems,
  type RecipientField,
  type RecipientProblems,
} from '@/domain/exchange/recipientProblems'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { selectQuote } from '@/store/slices/quoteSlice'
import { useAppSelector } from '@/store/hooks'
import { useAddressCheck } from '@/store/currency/useAddressCheck'

export function useRecipientState(from: Currency, to: Currency, refused: RecipientProblems) {
  const draft = useAppSelector(selectDraft)
  const isRefundRequired = useAppSelector(selectQuote)?.estimate?.provider?.isRefundRequired ?? false
  const toCheck = useAddressCheck(to, draft.addressTo)
  const refundCheck = useAddressCheck(from, draft.userRefundAddress)
  const problems = recipientProblems(
    {
      currency: to,
      address: draft.addressTo,
      extraId: draft.extraIdTo,
      needsNoExtraId: draft.notProvideMemo,
      verdict: toCheck.verdict,
    },
    {
      currency: from,
      address: draft.userRefundAddress,
      extraId: draft.userRefundExtraId,
      needsNoExtraId: draft.notProvideRefundMemo,
      verdict: refundCheck.verdict,
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
    problems,
    problemOf,
    isRefundRequired,
    isChecked: toCheck.verdict !== null && isRefundChecked,
  }
}
