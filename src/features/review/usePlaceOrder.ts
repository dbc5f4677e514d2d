import { useState } from 'react'
import { createExchange } from '@/api/exchanges'
import { fetchEstimate } from '@/api/quotes'
import { orderKeys } from '@/browser/storage/idempotencyKeys'
import { storePlacedExchange } from '@/browser/page/placedExchange'
import { storeTypedRecipient } from '@/browser/page/typedRecipient'
import { rules } from '@/config/rules'
import { isWorseQuote } from '@/domain/exchange/isWorseQuote'
import type { Exchange, ExchangeOrder, OwnedExchange } from '@/contract/exchanges'
import { ApiFailure, failureOf, isUncertain, refusedFields, type Failure } from '@/domain/text/failure'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { RequestState } from '@/query/RequestState'
import { useMutation } from '@/query/useMutation'
import { selectAttribution } from '@/store/slices/analyticsSlice'
import { exchangeSeen, orderPlaced, selectDraft } from '@/store/slices/exchangeSlice'
import { useLanguage } from '@/i18n/useLanguage'
import type { Quoted } from '@/store/quote/quoted'
import type { RampOrdering } from './rampOrder'
import { sentOrigin, sentPayout, sentRefund, type SentAttribution } from './sentFields'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { fetchQuote } from '@/store/slices/quoteSlice'
import { isSignedIn } from '@/auth/isSignedIn'
import { ownRecordOf, rememberExchange } from '@/browser/storage/ownExchanges'
import { settleClaims } from '@/browser/storage/settledClaims'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'

type ChangedTerms = { kind: 'changed'; before: Quoted; now: Quoted; hasExpired: boolean }

export type PlacingState =
  | { kind: 'idle' | 'placing' }
  | ChangedTerms
  /** `isUncertain`: the order may have arrived; sending it again cannot place it twice. */
  | { kind: 'failed'; failure: Failure; isUncertain: boolean }

type Placed = (exchange: Exchange) => void

export function usePlaceOrder(request: QuoteRequest, shown: Quoted, onPlaced: Placed) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const attribution = useAppSelector(selectAttribution)
  const { widget } = useAppSelector(selectSite)
  const { locale } = useLanguage()
  const [mayHaveArrived, setMayHaveArrived] = useState(false)

  const ordering: Ordering = {
    request,
    draft,
    attribution: { ...attribution, widget: widget?.id ?? null },
    language: locale,
  }

  async function send(agreed: Quoted): Promise<void> {
    const exchange = await sendOrder(ordering, agreed)
    storePlacedExchange(exchange.publicId)
    storeTypedRecipient(null)
    dispatch(exchangeSeen(exchange))
    onPlaced(exchange)
    dispatch(orderPlaced(exchange))
  }

  /** Null once the order is placed. */
  const { state, mutate, reset } = useMutation(async (agreed: Quoted): Promise<ChangedTerms | null> => {
    // Whether a fixed rate still holds is for the back end to say (`rate_expired`): the device's clock may be hours off.
    const now = request.fixed ? agreed : await requote(ordering, agreed, dispatch)
    if (isWorseQuote(request, { before: agreed, now }, rules.askAboutDropPercent))
      return { kind: 'changed', before: agreed, now, hasExpired: false }
    try {
      await send({ ...agreed, ...(now.ramp && { ramp: now.ramp }) })
      return null
    } catch (error) {
      const failure = failureOf(error)
      const wasReceived = failure.kind === 'refused'
      if (wasReceived) orderKeys.settle()
      setMayHaveArrived((before) => isUncertain(failure) || (before && !wasReceived))
      if (!isOver(failure, agreed)) throw error
      return {
        kind: 'changed',
        before: agreed,
        now: await requote(ordering, agreed, dispatch),
        // What was no more than an estimate has not run out.
        hasExpired: !agreed.ramp,
      }
    }
  })

  return {
    state: placingState(state, mayHaveArrived),
    place: () => void mutate(shown),
    accept: (agreed: Quoted) => void mutate(agreed),
    dismiss: reset,
  }
}

function placingState(state: RequestState<ChangedTerms | null>, isUncertain: boolean): PlacingState {
  if (state.kind === 'failed') return { ...state, isUncertain }
  if (state.kind === 'idle') return { kind: 'idle' }
  // Once placed it stays so: the next page is on its way.
  return (state.kind === 'done' && state.data) || { kind: 'placing' }
}

type Ordering = Omit<RampOrdering, 'offer'>

/** An offer of a ramp is signed, so it may also be of a time before the key was changed. */
const isOver = (failure: Failure, { ramp }: Quoted) => {
  const codes = Object.values(refusedFields(failure))
  return codes.includes('rate_expired') || (ramp !== undefined && codes.includes('rate_mismatch'))
}

const importRamps = () => import('./rampOrder')

/** From the provider that was reviewed, even if another is now the best: the form’s own quote stays as it is. */
async function requote(
  ordering: Ordering,
  agreed: Quoted,
  dispatch: ReturnType<typeof useAppDispatch>,
): Promise<Quoted> {
  const { request } = ordering
  const { provider, ramp: offer } = agreed
  if (offer) {
    const { pendingRampOrder, requoteRamp } = await importRamps()
    return (await pendingRampOrder({ ...ordering, offer })) ? agreed : requoteRamp(request, offer)
  }
  if (!provider || provider.id === request.provider) {
    const fetched = await dispatch(fetchQuote(request))
    if (!fetchQuote.rejected.match(fetched)) return fetched.payload.estimate
    throw new ApiFailure(fetched.payload ?? { kind: 'broken' })
  }
  return fetchEstimate({ ...request, provider: provider.id })
}

async function sendOrder(ordering: Ordering, agreed: Quoted): Promise<Exchange> {
  // Of the page that comes next.
  void import('@/ui/currency/QrCode').catch(() => undefined)
  // From here the secret goes to the device's own record and no further.
  const { ownerSecret, ...exchange } = await createdFrom(ordering, agreed)
  orderKeys.settle()
  rememberExchange(ownRecordOf(exchange, ownerSecret))
  if (isSignedIn()) settleClaims([exchange.publicId])
  return exchange
}

async function createdFrom(ordering: Ordering, agreed: Quoted): Promise<OwnedExchange> {
  const { draft, request, attribution } = ordering
  if (agreed.ramp) {
    const { pendingRampOrder, sendRampOrder } = await importRamps()
    const ofRamp = { ...ordering, offer: agreed.ramp }
    return sendRampOrder(ofRamp, await pendingRampOrder(ofRamp))
  }
  const order = orderFrom(draft, request, agreed, attribution)
  return createExchange(order, await orderKeys.keyOf(order))
}

function orderFrom(
  draft: ExchangeDraft,
  request: QuoteRequest,
  { rateId, provider }: Estimate,
  attribution: SentAttribution,
): ExchangeOrder {
  const { exclude, kyc, ...quoted } = request
  return {
    ...quoted,
    // The one that was reviewed, also where a better offer has come up since; a fixed rate names its own.
    ...(provider && { provider: provider.id }),
    rateId: request.fixed ? rateId : null,
    ...sentPayout(draft),
    ...sentRefund(draft),
    unregEmail: draft.unregEmail,
    ...sentOrigin(attribution, draft),
  }
}
