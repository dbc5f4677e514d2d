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

/** Null while the draft is incomplete. Referentially stable, so that loops need not restart. */
const selectPlainRequest = createSelector(
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

export const selectOffersRequest = createSelector(
  [selectPlainRequest, selectOfferFilter],
  (request, filter): QuoteRequest | null => request && { ...request, ...offerChoice('', filter) },
)

export const selectQuoteRequest = createSelector(
  [selectPlainRequest, selectOffersRequest, (state: WithExchange) => state.exchange.eData.provider],
  (request, best, provider): QuoteRequest | null => (request && provider ? { ...request, provider } : best),
)

function isSameRequest(one: QuoteRequest | null, other: QuoteRequest | null): boolean {
  return one === other || Boolean(one && other && quoteKey(one) === quoteKey(other))
}
