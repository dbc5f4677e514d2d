import { useRef, useState } from 'react'
import { keyOfOrder, settleOrder } from '@/browser/pendingOrder'
import { rememberExchange, type OwnExchange } from '@/browser/ownExchanges'
import { rules } from '@/config/rules'
import { dropPercent } from '@/domain/amount'
import type { Exchange, ExchangeOrder } from '@/domain/exchange'
import { failureOf, isUncertain, refusedFields, type Failure } from '@/domain/failure'
import type { Estimate, QuoteQuestion } from '@/domain/quote'
import { exchangeSeen, orderPlaced, selectDraft, type ExchangeDraft } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { askQuote } from '@/store/quoteSlice'

export type PlacingState =
  | { kind: 'resting' }
  | { kind: 'placing' }
  /** The terms are no longer those that were shown; nothing is ordered before the new ones are accepted. */
  | { kind: 'changed'; before: Estimate; now: Estimate; hasExpired: boolean }
  /** `isUncertain`: the order may have arrived; sending it again cannot place it twice. */
  | { kind: 'failed'; failure: Failure; isUncertain: boolean }

type Placed = (exchange: Exchange) => void

/** Places the order that was reviewed: once, at the terms that were shown or explicitly accepted. */
export function usePlaceOrder(question: QuoteQuestion, shown: Estimate, onPlaced: Placed) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const [state, setState] = useState<PlacingState>({ kind: 'resting' })
  const isPlacing = useRef(false)
  const mayHaveArrived = useRef(false)

  /** `agreed` are the terms the visitor has said yes to. */
  const place = async (agreed: Estimate) => {
    if (isPlacing.current) return
    isPlacing.current = true
    setState({ kind: 'placing' })
    try {
      setState((await askFirst(agreed)) ?? (await send(agreed)))
    } catch (error) {
      const failure = failureOf(error)
      const wasHeard = failure.kind === 'refused'
      if (wasHeard) settleOrder()
      mayHaveArrived.current = isUncertain(failure) || (mayHaveArrived.current && !wasHeard)
      const hasExpired = Object.values(refusedFields(failure)).includes('rate_expired')
      setState(hasExpired ? await renew(agreed, true) : failed(failure))
    } finally {
      isPlacing.current = false
    }
  }

  /** What stands between the visitor's yes and the order; null when nothing does. */
  async function askFirst(agreed: Estimate): Promise<PlacingState | null> {
    if (question.fixed) {
      // An order that may have arrived is sent again as it was: its key finds it even after its rate has expired.
      return hasPassed(agreed.validUntil) && !mayHaveArrived.current ? renew(agreed, true) : null
    }
    const renewed = await renew(agreed, false)
    return renewed.kind === 'changed' && !isWorse(question, agreed, renewed.now) ? null : renewed
  }

  async function send(agreed: Estimate): Promise<PlacingState> {
    const order = orderFrom(draft, question, agreed)
    const { createExchange } = await import('@/api/exchanges')
    const exchange = await createExchange(order, await keyOfOrder(order))
    settleOrder()
    rememberExchange(ownRecord(exchange))
    dispatch(exchangeSeen(exchange))
    onPlaced(exchange)
    dispatch(orderPlaced())
    return { kind: 'placing' }
  }

  async function renew(agreed: Estimate, hasExpired: boolean): Promise<PlacingState> {
    try {
      const { estimate } = await dispatch(askQuote(question)).unwrap()
      return { kind: 'changed', before: agreed, now: estimate, hasExpired }
    } catch (failure) {
      // The thunk rejects with the bare failure.
      return failed(failure as Failure)
    }
  }

  const failed = (failure: Failure): PlacingState => ({
    kind: 'failed',
    failure,
    isUncertain: mayHaveArrived.current,
  })

  return {
    state,
    place: () => void place(shown),
    accept: place,
    dismiss: () => setState({ kind: 'resting' }),
  }
}

const hasPassed = (validUntil: string | null) => validUntil !== null && Date.parse(validUntil) <= Date.now()

/** Less to get for a typed deposit, or more to send for a typed payout. */
const isWorse = ({ reverse }: QuoteQuestion, before: Estimate, now: Estimate) =>
  (reverse ? dropPercent(now.estimate, before.estimate) : dropPercent(before.estimate, now.estimate)) >
  rules.askAboutDropPercent

function orderFrom(draft: ExchangeDraft, question: QuoteQuestion, { rateId }: Estimate): ExchangeOrder {
  return {
    ...question,
    rateId: question.fixed ? rateId : null,
    addressTo: draft.addressTo,
    extraIdTo: draft.extraIdTo,
    notProvideMemo: draft.notProvideMemo,
    notProvideRefundMemo: draft.notProvideRefundMemo,
    userRefundAddress: draft.userRefundAddress,
    userRefundExtraId: draft.userRefundExtraId,
    unregEmail: draft.unregEmail,
    referral: null,
    source: null,
    medium: null,
    campaign: null,
    firstPage: null,
  }
}

const ownRecord = (exchange: Exchange): OwnExchange => ({
  publicId: exchange.publicId,
  createdAt: exchange.createdAt,
  amountFrom: exchange.expectedAmountFrom,
  tickerFrom: exchange.tickerFrom,
  networkFrom: exchange.networkFrom,
  amountTo: exchange.expectedAmountTo,
  tickerTo: exchange.tickerTo,
  networkTo: exchange.networkTo,
})
