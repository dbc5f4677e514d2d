import { useRouter } from 'next/router'
import { useState } from 'react'
import { paths } from '@/config/paths'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import type { Quoted } from '@/store/quote/quoted'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { selectOrderable, selectQuote } from '@/store/slices/quoteSlice'
import { selectDraftSlugs } from '../selectDraftSlugs'
import type { FlowStep } from './FlowSteps'

export type Flow = ReturnType<typeof useFlow>

/** Does not rerender while an amount is typed: the draft is read when needed. */
export function useFlow() {
  const router = useRouter()
  const store = useAppStore()
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const [agreed, setAgreed] = useState<{ key: string; estimate: Quoted } | null>(null)
  const [refused, setRefused] = useState<RecipientProblems>({})
  const isPrefilling = usePrefill()
  const hasRequest = useAppSelector((state) => selectQuoteRequest(state) !== null)
  const hasEstimate = useAppSelector((state) => selectOrderable(state) !== null)
  const isAgreed = useAppSelector((state) => agreed !== null && selectQuote(state)?.key === agreed.key)
  const request = useAppSelector((state) => (agreed ? selectQuoteRequest(state) : null))

  const go = (step: FlowStep) => {
    const query = { ...selectDraftSlugs(store.getState()), step }
    // Next.js scrolls at no shallow change unless it is requested.
    void router.push({ pathname: paths.exchange, query }, undefined, { shallow: true, scroll: true })
  }

  const stepOf = (wanted: unknown): FlowStep => {
    const isLater = wanted === 'address' || wanted === 'review'
    if (!from || !to || !hasRequest || !isLater) return 'amount'
    return wanted === 'review' && isAgreed ? 'review' : 'address'
  }
  const isReview = router.query.step === 'review'
  const review = () => {
    const key = selectQuote(store.getState())?.key
    const estimate = selectOrderable(store.getState())
    if (!key || !estimate) return
    setAgreed({ key, estimate })
    setRefused({})
    if (!isReview) go('review')
  }
  const refuse = (fields: RecipientProblems) => {
    setRefused(fields)
    go('address')
  }
  const step = stepOf(router.query.step)
  return {
    ...{ step, go, review, refuse, refused, isPrefilling, from, to, request, hasEstimate, agreed },
    isResumed: isReview && agreed === null,
  }
}
