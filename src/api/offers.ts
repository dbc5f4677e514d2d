import { type OfferList, quotes } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { call } from './call'

/** Every provider’s offer, the best first. Throws ApiFailure. */
export const fetchOffers = (query: QuoteRequest, signal: AbortSignal): Promise<OfferList> =>
  call(quotes.offers, { query, signal })
