import { createSelector } from '@reduxjs/toolkit'
import { tickerOf } from '@/domain/currency/currency'
import { offerChoice, quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import {
  selectAmountProblem,
  selectDraft,
  selectFrom,
  selectOfferFilter,
  selectTo,
} from '@/store/slices/exchangeSlice'
import { selectRampPlace } from '@/store/slices/rampSlice'
import { selectRampHold, selectRampPair, type WithRampPair } from './rampPair'

/** Null: no ramp takes part. `unknown`: where, or how, is not known yet. */
const selectRampPart = createSelector(
  [selectRampPair, selectRampHold, selectRampPlace],
  (pair, hold, place): QuoteRequest['ramp'] | null | 'unknown' => {
    // Until the ramps are known what the page brought is shown, which nobody can order (`selectOrderable`).
    if (!pair || hold === 'loading') return null
    return hold ? 'unknown' : { ...place, direction: pair.direction }
  },
)

/** Null while the draft is incomplete. Referentially stable, so that loops need not restart. */
const selectPlainRequest = createSelector(
  [selectDraft, selectFrom, selectTo, selectAmountProblem, selectRampPart],
  ({ amount, side, fixed }, from, to, problem, ramp): QuoteRequest | null =>
    !from || !to || problem || ramp === 'unknown'
      ? null
      : {
          tickerFrom: tickerOf(from),
          networkFrom: from.network,
          tickerTo: tickerOf(to),
          networkTo: to.network,
          amount,
          reverse: side === 'to',
          fixed: ramp ? false : fixed,
          ...(ramp && { ramp }),
        },
  { memoizeOptions: { resultEqualityCheck: isSameRequest } },
)

export const selectOffersRequest = createSelector(
  [selectPlainRequest, selectOfferFilter],
  (request, filter): QuoteRequest | null =>
    request && (request.ramp ? request : { ...request, ...offerChoice('', filter) }),
)

export const selectQuoteRequest = createSelector(
  [selectPlainRequest, selectOffersRequest, (state: WithRampPair) => state.exchange.eData.provider],
  (request, best, provider): QuoteRequest | null => (request && provider ? { ...request, provider } : best),
)

function isSameRequest(one: QuoteRequest | null, other: QuoteRequest | null): boolean {
  return one === other || Boolean(one && other && quoteKey(one) === quoteKey(other))
}
