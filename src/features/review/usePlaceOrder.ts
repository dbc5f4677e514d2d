import { useRef, useState } from 'react'
import { orderKeys } from '@/browser/storage/idempotencyKeys'
import { storePlacedExchange } from '@/browser/page/placedExchange'
import { storeTypedRecipient } from '@/browser/page/typedRecipient'
import { rules } from '@/config/rules'
import { dropPercent } from '@/domain/money/amount'
import type { Exchange } from '@/contract/exchanges'
import { failureOf, isUncertain, refusedFields, type Failure } from '@/domain/text/failure'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { selectAttribution } from '@/store/slices/analyticsSlice'
import { exchangeSeen, orderPlaced, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fetchQuote } from '@/store/slices/quoteSlice'
import { sendOrder } from './sendOrder'

export type PlacingState =
  | { kind: 'idle' }
  | { kind: 'placing' }
  | { kind: 'changed'; before: Estimate; now: Estimate; hasExpired: boolean }
  /** `isUncertain`: the order may have arrived; sending it again cannot place it twice. */
  | { kind: 'failed'; failure: Failure; isUncertain: boolean }

type Placed = (exchange: Exchange) => void

export function usePlaceOrder(request: QuoteRequest, shown: Estimate, onPlaced: Placed) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const attribution = useAppSelector(selectAttribution)
  const [state, setState] = useState<PlacingState>({ kind: 'idle' })
  const isPlacing = useRef(false)
  const mayHaveArrived = useRef(false)

  const place = async (agreed: Estimate) => {
    if (isPlacing.current) return
    isPlacing.current = true
    setState({ kind: 'placing' })
    try {
      setState((await requoteFirst(request, agreed, renew)) ?? (await send(agreed)))
    } catch (error) {
      const failure = failureOf(error)
      const wasReceived = failure.kind === 'refused'
      if (wasReceived) orderKeys.settle()
      mayHaveArrived.current = isUncertain(failure) || (mayHaveArrived.current && !wasReceived)
      const hasExpired = Object.values(refusedFields(failure)).includes('rate_expired')
      setState(hasExpired ? await renew(agreed, true) : failed(failure, mayHaveArrived.current))
    } finally {
      isPlacing.current = false
    }
  }

  async function send(agreed: Estimate): Promise<PlacingState> {
    const exchange = await sendOrder(draft, request, agreed, attribution)
    storePlacedExchange(exchange.publicId)
    storeTypedRecipient(null)
    dispatch(exchangeSeen(exchange))
    onPlaced(exchange)
    dispatch(orderPlaced(exchange))
    return { kind: 'placing' }
  }

  async function renew(agreed: Estimate, hasExpired: boolean): Promise<PlacingState> {
    try {
      return { kind: 'changed', before: agreed, now: await requote(request, agreed, dispatch), hasExpired }
    } catch (error) {
      // The thunk rejects with the bare failure.
      const failure = error instanceof Error ? failureOf(error) : (error as Failure)
      return failed(failure, mayHaveArrived.current)
    }
  }

  return {
    state,
    place: () => void place(shown),
    accept: (agreed: Estimate) => void place(agreed),
    dismiss: () => setState({ kind: 'idle' }),
  }
}

/** From the provider that was reviewed, even if another is now the best: the form’s own quote stays as it is. */
async function requote(
  request: QuoteRequest,
  { provider }: Estimate,
  dispatch: ReturnType<typeof useAppDispatch>,
): Promise<Estimate> {
  if (!provider || provider.id === request.provider)
    return (await dispatch(fetchQuote(request)).unwrap()).estimate
  const { fetchEstimate } = await import('@/api/estimates')
  return fetchEstimate({ ...request, provider: provider.id })
}

const failed = (failure: Failure, isUncertain: boolean): PlacingState => ({
  kind: 'failed',
  failure,
  isUncertain,
})

async function requoteFirst(
  request: QuoteRequest,
  agreed: Estimate,
  renew: (agreed: Estimate, hasExpired: boolean) => Promise<PlacingState>,
): Promise<PlacingState | null> {
  // Whether a fixed rate still holds is for the back end to say (`rate_expired`): the device's clock may be hours off.
  if (request.fixed) return null
  const renewed = await renew(agreed, false)
  return renewed.kind === 'changed' && !isWorse(request, agreed, renewed.now) ? null : renewed
}

const isWorse = ({ reverse }: QuoteRequest, before: Estimate, now: Estimate) =>
  (reverse ? dropPercent(now.estimate, before.estimate) : dropPercent(before.estimate, now.estimate)) >
  rules.askAboutDropPercent
