import { createSelector } from '@reduxjs/toolkit'
import { tickerOf } from '@/domain/currency/currency'
import { offerChoice, quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import {
  selectAmountProblem,
  selectDraft,
  selectFrom,
  selectOfferFilter,
  selectTo,
  type WithExchange,
} from '@/store/slices/exchangeSlice'

/** What is to be exchanged; null while the draft is incomplete. The same object as long as its values are the same, also
 * when a list brings its currencies anew: loops need not restart. */
const selectDealRequest = createSelector(
  [selectDraft, selectFrom, selectTo, selectAmountProblem],
  ({ amount, side, fixed }, from, to, problem): QuoteRequest | null =>
    !from || !to || problem
      ? null
      : {
          tickerFrom: tickerOf(from),
          networkFrom: from.network,
          tickerTo: tickerOf(to),
          networkTo: to.network,
          amount,
          reverse: side === 'to',
          fixed,
        },
  { memoizeOptions: { resultEqualityCheck: isSameRequest } },
)

/** The same for all offers that the visitor accepts, whichever was chosen. */
export const selectOffersRequest = createSelector(
  [selectDealRequest, selectOfferFilter],
  (request, filter): QuoteRequest | null => request && { ...request, ...offerChoice('', filter) },
)

/** The quote request of the draft: for the offer that was chosen, else for the best. */
export const selectQuoteRequest = createSelector(
  [selectDealRequest, selectOffersRequest, (state: WithExchange) => state.exchange.eData.provider],
  (request, best, provider): QuoteRequest | null => (request && provider ? { ...request, provider } : best),
)

function isSameRequest(one: QuoteRequest | null, other: QuoteRequest | null): boolean {
  return one === other || Boolean(one && other && quoteKey(one) === quoteKey(other))
}
