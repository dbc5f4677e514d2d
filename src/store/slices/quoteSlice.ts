import {
  createAction,
  createAsyncThunk,
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { fetchEstimate } from '@/api/quotes'
import { failureOf, type Failure } from '@/domain/text/failure'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { offerChosen } from './exchangeSlice'
import { selectRampPair } from '@/store/quote/rampPair'
import type { Quoted } from '@/store/quote/quoted'
import type { ListedOffers } from '@/store/quote/quoteFromOffers'
import { selectOffersRequest, selectQuoteRequest } from '@/store/quote/quoteRequest'
import { rampOffersLoaded, type WithRamp } from './rampSlice'
import { selectSite } from './siteSlice'
import { pageLoaded } from '@/store/preloadedState'

type QuoteState = {
  /** Key of the newest request; a response to any other is dropped. */
  requestedKey: string | null
  isFetching: boolean
  response: { key: string; estimate: Quoted; at: string } | null
  refusal: { key: string; failure: Failure } | null
  /** Quotes are then made from offers, so that both come with one call. */
  areOffersShown: boolean
  offers: ListedOffers | null
}

const initialState: QuoteState = {
  requestedKey: null,
  isFetching: false,
  response: null,
  refusal: null,
  areOffersShown: false,
  offers: null,
}

type WithQuote = { quote: QuoteState } & Parameters<typeof selectQuoteRequest>[0]

const offersLoaded = createAction<ListedOffers>('quote/offersLoaded')

export const fetchQuote = createAsyncThunk<
  { estimate: Quoted; at: string },
  QuoteRequest,
  { rejectValue: Failure; state: WithQuote & Parameters<typeof selectSite>[0] }
>('quote/fetch', async (request, { signal, rejectWithValue, getState, dispatch }) => {
  const isNewest = () => getState().quote.requestedKey === quoteKey(request)
  const fetchOne = async (): Promise<Quoted> => {
    const state = getState()
    const { ramp } = request
    if (ramp) {
      const { quoteFromRamps } = await import('@/store/quote/quoteFromRamps')
      return quoteFromRamps({ ...request, ramp }, signal, (offers) => {
        if (isNewest()) dispatch(rampOffersLoaded(offers))
      })
    }
    if (!state.quote.areOffersShown) return fetchEstimate(request, signal)
    const { quoteFromOffers } = await import('@/store/quote/quoteFromOffers')
    const { figures } = selectSite(state).operator
    return quoteFromOffers(request, { filter: state.exchange.offerFilter, figures }, signal, (offers) => {
      // An older response must not replace the offers of a newer request.
      if (isNewest()) dispatch(offersLoaded(offers))
    })
  }
  try {
    const estimate = await fetchOne()
    return { estimate, at: new Date().toISOString() }
  } catch (error) {
    return rejectWithValue(failureOf(error))
  }
})

const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    offersShown(state, { payload }: PayloadAction<boolean>) {
      state.areOffersShown = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageLoaded, (state, { payload: { quote, draft } }) => {
        // A page that sets no pair of its own must not replace the quote of the visitor's draft.
        if (quote && (draft || !state.response))
          state.response = { key: quoteKey(quote.request), estimate: quote.estimate, at: quote.at }
      })
      .addCase(offerChosen, (state, { payload: { quote } }) => {
        if (quote) Object.assign(state, { requestedKey: quote.key, isFetching: false, response: quote })
      })
      .addCase(offersLoaded, (state, { payload }) => {
        state.offers = payload
      })
      .addCase(fetchQuote.pending, (state, { meta }) => {
        state.requestedKey = quoteKey(meta.arg)
        state.isFetching = true
      })
      .addCase(fetchQuote.fulfilled, (state, { payload, meta }) => {
        const key = quoteKey(meta.arg)
        if (key !== state.requestedKey) return
        Object.assign(state, { isFetching: false, response: { key, ...payload }, refusal: null })
      })
      .addCase(fetchQuote.rejected, (state, { payload, meta }) => {
        const key = quoteKey(meta.arg)
        if (key !== state.requestedKey) return
        state.isFetching = false
        if (!meta.aborted) state.refusal = { key, failure: payload ?? { kind: 'broken' } }
      }),
})

export const quoteReducer = quoteSlice.reducer
export const { offersShown } = quoteSlice.actions

/** Only ever the response to exactly what is in the form now. */
export type ShownQuote = {
  key: string
  estimate: Quoted | null
  at: string | null
  failure: Failure | null
  isFetching: boolean
}

export const selectOffers = createSelector(
  [selectOffersRequest, (state: WithQuote) => state.quote.offers],
  (request, offers) => (request && offers?.key === quoteKey(request) ? offers.list : null),
)

/** What an order can be made from: of a pair that goes by ramps only the offer of one. */
export const selectOrderable = (state: WithQuote): Quoted | null => {
  const estimate = selectQuote(state)?.estimate ?? null
  return estimate && !estimate.ramp && selectRampPair(state) ? null : estimate
}

/** One that has not failed since. */
export const selectOffered = (state: WithQuote): Quoted | null =>
  selectQuote(state)?.failure ? null : selectOrderable(state)

export const selectRampOffers = createSelector(
  [selectOffersRequest, (state: WithQuote & WithRamp) => state.ramp.offers],
  (request, offers) => (request?.ramp && offers?.key === quoteKey(request) ? offers.list : null),
)

export const selectQuote = createSelector(
  [selectQuoteRequest, (state: WithQuote) => state.quote],
  (request, { response, refusal, requestedKey, isFetching }): ShownQuote | null => {
    if (!request) return null
    const key = quoteKey(request)
    const isMine = response?.key === key
    return {
      key,
      estimate: isMine ? response.estimate : null,
      at: isMine ? response.at : null,
      failure: refusal?.key === key ? refusal.failure : null,
      isFetching: isFetching && requestedKey === key,
    }
  },
)
