import { useRouter } from 'next/router'
import { useState } from 'react'
import { paths } from '@/config/paths'
import type { Estimate } from '@/contract/quotes'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { selectQuote } from '@/store/slices/quoteSlice'
import { useDraftSlugs } from '../useDraftSlugs'
import type { FlowStep } from './FlowSteps'

export type Flow = ReturnType<typeof useFlow>

export function useFlow() {
  const router = useRouter()
  const draft = useDraftSlugs()
  const request = useAppSelector(selectQuoteRequest)
  const quote = useAppSelector(selectQuote)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const [agreed, setAgreed] = useState<{ key: string; estimate: Estimate } | null>(null)
  const [refused, setRefused] = useState<RecipientProblems>({})
  const isPrefilling = usePrefill()

  const go = (step: FlowStep) =>
    void router.push({ pathname: paths.exchange, query: { ...draft, step } }, undefined, { shallow: true })

  const stepOf = (wanted: unknown): FlowStep => {
    const isLater = wanted === 'address' || wanted === 'review'
    if (!from || !to || !request || !isLater) return 'amount'
    return wanted === 'review' && agreed && agreed.key === quote?.key ? 'review' : 'address'
  }
  const isReview = router.query.step === 'review'
  const review = () => {
    if (!quote?.estimate) return
    setAgreed({ key: quote.key, estimate: quote.estimate })
    setRefused({})
    if (!isReview) go('review')
  }
  const refuse = (fields: RecipientProblems) => {
    setRefused(fields)
    go('address')
  }
  const step = stepOf(router.query.step)
  return {
    step,
    go,
    review,
    isResumed: isReview && agreed === null,
    refuse,
    refused,
    isPrefilling,
    from,
    to,
    request,
    estimate: quote?.estimate,
    agreed,
  }
}
