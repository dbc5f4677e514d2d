import { createRampOrder } from '@/api/ramps'
import { orderKeys } from '@/browser/storage/idempotencyKeys'
import type { OwnedExchange } from '@/contract/exchanges'
import type { RampOfferView } from '@/contract/ramps'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { rampOfferId } from '@/domain/ramp/rampOffer'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import type { Attribution } from '@/domain/vendor/attribution'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import { quoteFromRamps } from '@/store/quote/quoteFromRamps'
import type { Quoted } from '@/store/quote/quoted'
import { rampOrderDetails } from './rampOrderDetails'

export type RampOrdering = {
  request: QuoteRequest
  draft: ExchangeDraft
  offer: RampOfferView
  attribution: Attribution & { widget: string | null }
  language: string
}

/** Of the offer that was reviewed, whatever is the best one now. @throws ApiFailure */
export async function requoteRamp(request: QuoteRequest, offer: RampOfferView): Promise<Quoted> {
  const { ramp } = request
  const provider = rampOfferId(offer)
  const now = ramp && (await quoteFromRamps({ ...request, ramp, provider }, undefined, () => undefined))
  // Another one must not take its place unseen.
  if (!now?.ramp || rampOfferId(now.ramp) !== provider) throw new ApiFailure(GONE)
  return now
}

const GONE: Failure = {
  kind: 'refused',
  status: 422,
  body: { code: 'unavailable', error: '', description: '', traceId: '' },
}

/** An order without a response may have been placed: it is sent again unchanged, with the offer that it named. */
export const pendingRampOrder = (ordering: RampOrdering): Promise<string | null> =>
  orderKeys.pendingOffer(printOf(ordering))

/** @throws ApiFailure */
export async function sendRampOrder(ordering: RampOrdering, pending: string | null): Promise<OwnedExchange> {
  const quoteId = pending ?? ordering.offer.quoteId
  const idempotencyKey = await orderKeys.keyOf(printOf(ordering), quoteId)
  const { language } = ordering
  return createRampOrder({ ...detailsOf(ordering), quoteId }, { idempotencyKey, language })
}

/** The id of an offer differs each time, so that it says nothing of whether an order is the same. */
const printOf = (ordering: RampOrdering) => ({
  ...ordering.request,
  offer: rampOfferId(ordering.offer),
  ...detailsOf(ordering),
})

const detailsOf = ({ request, ...ordering }: RampOrdering) =>
  rampOrderDetails({ ...ordering, direction: request.ramp?.direction ?? 'buy' })
