import * as z from 'zod/mini'
import {
  type Estimate,
  estimateSchema,
  type NetworkTerms,
  type OfferList,
  quotes,
  type Range,
} from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { call, callAs } from '../call'

/** Refused with `limits` when the amount is out of range. Throws ApiFailure. */
export const fetchEstimate = (query: QuoteRequest, signal?: AbortSignal): Promise<Estimate> =>
  callAs(quotes.estimate, { query, signal }, (result) => z.parse(estimateSchema, result))

/** The limits of a pair, in units of the typed side. Throws ApiFailure. */
export const fetchRange = (query: Omit<QuoteRequest, 'amount'>): Promise<Range> =>
  call(quotes.range, { query })

/** Every provider’s offer, the best first. Throws ApiFailure. */
export const fetchOffers = (query: QuoteRequest, signal: AbortSignal): Promise<OfferList> =>
  call(quotes.offers, { query, signal })

type NetworksQuery = { side: 'from' | 'to'; tickers: string; ticker: string; network: string; fixed: boolean }

/** Of each network of some coins, in exchange with another coin. Throws ApiFailure. */
export const fetchNetworkTerms = (query: NetworksQuery): Promise<NetworkTerms[]> =>
  call(quotes.networks, { query })
