import { useEffect, useEffectEvent } from 'react'
import { amountAbove, floorTo } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import type { Failure } from '@/domain/text/failure'
import type { AmountProblem } from '@/store/quote/amountProblem'
import { amountSuggested, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { brokenLimit } from './brokenLimit'

type Facts = {
  problem: AmountProblem | null
  failure: Failure | null
  currency: Currency | undefined
}

/** Fits an amount that nobody chose to its currency and limits. True until it does. */
export function useFittingAmount({ problem, failure, currency }: Facts): boolean {
  const dispatch = useAppDispatch()
  const { side, amount, isSuggested } = useAppSelector(selectDraft)
  const fitting = isSuggested ? fittingAmount(amount, { problem, failure, currency }) : null
  const isFitting = fitting !== null && fitting !== amount
  const fit = useEffectEvent(() => {
    if (isFitting) dispatch(amountSuggested({ side, amount: fitting }))
  })
  useEffect(() => fit(), [problem, failure])
  return isFitting
}

function fittingAmount(amount: string, { problem, failure, currency }: Facts): string | null {
  if (problem === 'tooPrecise' && currency) return floorTo(amount, currency.fullInfo.precision)
  if (problem === 'zero') return '1'
  const limit = failure && brokenLimit(failure)
  if (!limit) return null
  return limit.isLow ? amountAbove(limit.amount) : limit.amount
}
