import type { Estimate, OfferList, Range } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { CatalogueCurrency } from '@/server/currencies/catalogue'
import type { RangeRequest } from '@/server/market/checkQuoteRequest'
import type { OfferFilter } from '@/server/providers/offers'

/** Everything that can be known of exchanges before one is ordered. Requests are canonical; refusals are ApiErrors. */
export type Market = {
  range: (request: RangeRequest, userIp: string | null, at: number) => Promise<Range>
  /** The best offer that the filter leaves. */
  estimate: (
    request: QuoteRequest,
    userIp: string | null,
    at: number,
    filter: OfferFilter,
  ) => Promise<Estimate>
  /** All of them, the best first, and who has none. */
  offers: (
    request: QuoteRequest,
    userIp: string | null,
    at: number,
    filter: OfferFilter,
  ) => Promise<OfferList>
  /** What the next three say is known once this has settled. */
  ready: () => Promise<void>
  isPairAvailable: (from: CatalogueCurrency, to: CatalogueCurrency, fixed: boolean) => boolean
  /** The currency as this market offers it: enabled or not, with a fixed rate or without. */
  offered: (currency: CatalogueCurrency) => CatalogueCurrency
  /** Currencies of the same number can be exchanged into much the same ones. */
  likeness: (currency: CatalogueCurrency) => number
  /** Another text once pairs or currencies have changed. */
  version: () => string
}
