import type { ExchangeOrder } from '@/contract/exchanges'
import type { Estimate, OfferList, Range } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { RangeRequest } from '@/server/market/checkQuoteRequest'
import type { OrderCheck } from '@/server/market/OrderCheck'
import type { OfferFilter } from '@/server/market/offers'
import type { Pair, PairTerms } from '@/server/market/seenTerms'

/** Requests are canonical; refusals are ApiErrors. */
export type Market = {
  range: (request: RangeRequest, userIp: string | null, at: number) => Promise<Range>
  estimate: (
    request: QuoteRequest,
    userIp: string | null,
    at: number,
    filter: OfferFilter,
  ) => Promise<Estimate>
  offers: (
    request: QuoteRequest,
    userIp: string | null,
    at: number,
    filter: OfferFilter,
  ) => Promise<OfferList>
  /** Of pairs that are available, in their order. */
  networkTerms: (pairs: readonly Pair[], fixed: boolean, at: number) => Promise<PairTerms[]>
  /** Nothing is thrown for a wrong order: its errors join those of its addresses. */
  orderTerms: (order: ExchangeOrder, at: number, userIp: string | null) => Promise<OrderCheck>
  /** What the next three say is known once this has settled. */
  ready: () => Promise<void>
  isPairAvailable: (from: CatalogueCurrency, to: CatalogueCurrency, fixed: boolean) => boolean
  offered: (currency: CatalogueCurrency) => CatalogueCurrency
  /** Equal for currencies that can be exchanged into much the same ones. */
  likeness: (currency: CatalogueCurrency) => number
  /** Changes with pairs and currencies. */
  version: () => string
}
