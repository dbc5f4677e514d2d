import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { amountUnits } from '@/domain/currency/amountUnits'
import { parseTyped } from '@/domain/money/typedAmount'
import { slugOf, type Currency, type ExchangeFilter } from '@/domain/currency/currency'
import { fiatOf, popularFiatOf, popularOf } from '@/domain/currency/currencyLists'
import type { Exchange } from '@/contract/exchanges'
import { emptyOwner } from '@/domain/ramp/accountOwner'
import type { PairSet } from '@/domain/currency/pair'
import { NO_FILTER, type OfferFilter, offerFilterText } from '@/domain/exchange/quote'
import type { Quoted } from '@/store/quote/quoted'
import {
  chooseCurrency,
  clearSide,
  emptyDraft,
  fillDraft,
  isUntouched,
  swapSides,
  type ExchangeDraft,
  type Side,
  typeRecipient,
} from '@/store/quote/exchangeDraft'
import {
  loadCurrencies,
  loadLastExchanges,
  loadOfferedCurrencies,
  loadPairs,
  type ListStatus,
} from '@/store/currency/loadLists'
import { amountProblemOf, type AmountProblem } from '@/store/quote/amountProblem'
import { pageLoaded, type PreloadedState } from '@/store/preloadedState'

type OfferQuote = { key: string; estimate: Quoted; at: string }

type ExchangeState = {
  filter: ExchangeFilter | null
  isFiltering: boolean
  allCurrenciesList: Currency[]
  /** The page brings the few currencies its first view needs; the whole list comes when a picker opens. */
  allCurrenciesStatus: ListStatus
  fixedCurrencies: string[]
  floatingCurrencies: string[]
  allPairsList: PairSet | null
  fixedPairs: PairSet | null
  exchangesList: Record<string, Exchange>
  /** The page has just brought it; null once it was fetched again or another page is there. */
  servedExchange: string | null
  lastExchanges: NonNullable<PreloadedState['lastExchanges']>
  lastExchangesFetchStatus: 'idle' | 'success' | 'failure'
  /** Placed by the form as it stands now: the newest order of this visit. */
  placedExchange: string | null
  eData: ExchangeDraft
  offerFilter: OfferFilter
}

const initialState: ExchangeState = {
  filter: null,
  isFiltering: false,
  allCurrenciesList: [],
  allCurrenciesStatus: 'idle',
  fixedCurrencies: [],
  floatingCurrencies: [],
  allPairsList: null,
  fixedPairs: null,
  exchangesList: {},
  servedExchange: null,
  lastExchanges: [],
  lastExchangesFetchStatus: 'idle',
  placedExchange: null,
  eData: emptyDraft,
  offerFilter: NO_FILTER,
}

/** A response may arrive after a later action's; the newer state stays. */
function storeNewer({ exchangesList }: ExchangeState, exchange: Exchange) {
  const known = exchangesList[exchange.publicId]
  if (known && Date.parse(known.serverTime) > Date.parse(exchange.serverTime)) return
  exchangesList[exchange.publicId] = exchange
}

const exchangeSlice = createSlice({
  name: 'exchange',
  initialState,
  reducers: {
    amountTyped(state, { payload }: PayloadAction<{ side: Side; text: string }>) {
      const { side, text } = payload
      const amount = parseTyped(text, amountUnits(currencyOn(state, side))) ?? ''
      Object.assign(state.eData, { side, typed: text, amount, isSuggested: false, beforeSwap: null })
    },
    amountTaken({ eData }, { payload }: PayloadAction<{ side: Side; amount: string }>) {
      Object.assign(eData, { ...payload, typed: null, isSuggested: false, beforeSwap: null })
    },
    amountSuggested({ eData }, { payload }: PayloadAction<{ side: Side; amount: string }>) {
      Object.assign(eData, { ...payload, typed: null, isSuggested: true })
    },
    currencyChosen: ({ eData }, { payload }: PayloadAction<Parameters<typeof chooseCurrency>[1]>) =>
      chooseCurrency(eData, payload),
    sidesSwapped: ({ eData }, { payload }: PayloadAction<{ otherAmount: string | null }>) =>
      swapSides(eData, payload.otherAmount),
    rateKindChosen({ eData }, { payload }: PayloadAction<'fixed' | 'floating'>) {
      eData.fixed = payload === 'fixed'
      eData.provider = ''
    },
    /** `quote`: what the new request will return. */
    offerChosen({ eData }, { payload }: PayloadAction<{ provider: string; quote?: OfferQuote }>) {
      eData.provider = payload.provider
    },
    offersFiltered(state, { payload }: PayloadAction<OfferFilter>) {
      if (offerFilterText(payload) === offerFilterText(state.offerFilter)) return
      state.offerFilter = { ...payload, exclude: [...payload.exclude] }
      state.eData.provider = ''
    },
    recipientTyped: ({ eData }, { payload }: PayloadAction<Partial<ExchangeDraft>>) =>
      typeRecipient(eData, payload),
    draftPrefilled: ({ eData }, { payload }: PayloadAction<Partial<ExchangeDraft>>) =>
      fillDraft(eData, payload),
    /** After an order was placed its addresses must not slip into the next one. */
    orderPlaced(state, { payload }: PayloadAction<{ publicId: string }>) {
      clearSide(state.eData, 'from')
      clearSide(state.eData, 'to')
      Object.assign(state.eData, { unregEmail: '', owner: emptyOwner, promoCode: '', beforeSwap: null })
      state.placedExchange = payload.publicId
    },
    exchangeSeen(state, { payload }: PayloadAction<Exchange>) {
      storeNewer(state, payload)
      state.servedExchange = null
    },
    filterChosen(state, { payload }: PayloadAction<ExchangeFilter | null>) {
      state.filter = payload
    },
    ratesRequested: (state) => void (state.isFiltering = true),
    ratesLoaded: (state) => void (state.isFiltering = false),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageLoaded, (state, { payload }) => {
        const { defaultPair } = payload.site.operator
        // On the first page alone: afterwards the form is the visitor's.
        if (defaultPair && state.allCurrenciesList.length === 0) {
          fillDraft(state.eData, { amount: payload.quote?.request.amount, ...defaultPair })
          state.eData.isSuggested = true
        }
        const known = new Set(state.allCurrenciesList.map(({ symbol }) => symbol))
        const added = payload.currencies.filter(({ symbol }) => !known.has(symbol))
        if (added.length) state.allCurrenciesList = [...state.allCurrenciesList, ...added]
        if (payload.exchange) storeNewer(state, payload.exchange)
        state.servedExchange = payload.exchange?.publicId ?? null
        if (payload.lastExchanges) {
          state.lastExchanges = payload.lastExchanges
          state.lastExchangesFetchStatus = 'success'
        }
        if (payload.draft) {
          fillDraft(state.eData, payload.draft)
          state.eData.isSuggested = true
        } else if (payload.quote && isUntouched(state.eData)) {
          state.eData.amount = payload.quote.request.amount
        }
      })
      .addCase(loadCurrencies.pending, (state) => void (state.allCurrenciesStatus = 'request'))
      .addCase(loadCurrencies.fulfilled, (state, { payload }) => {
        state.allCurrenciesList = payload
        state.allCurrenciesStatus = 'success'
      })
      .addCase(loadCurrencies.rejected, (state) => void (state.allCurrenciesStatus = 'failure'))
      .addCase(loadLastExchanges.fulfilled, (state, { payload }) => {
        state.lastExchanges = payload
        state.lastExchangesFetchStatus = 'success'
      })
      .addCase(loadLastExchanges.rejected, (state) => void (state.lastExchangesFetchStatus = 'failure'))
      .addCase(loadOfferedCurrencies.fulfilled, (state, { payload, meta }) => {
        state[meta.arg ? 'fixedCurrencies' : 'floatingCurrencies'] = payload
      })
      .addCase(loadPairs.fulfilled, (state, { payload, meta }) => {
        state[meta.arg ? 'fixedPairs' : 'allPairsList'] = payload
      }),
})

export const {
  amountTyped,
  amountTaken,
  amountSuggested,
  currencyChosen,
  sidesSwapped,
  rateKindChosen,
  offerChosen,
  offersFiltered,
  recipientTyped,
  draftPrefilled,
  orderPlaced,
  exchangeSeen,
  filterChosen,
  ratesRequested,
  ratesLoaded,
} = exchangeSlice.actions
export const exchangeReducer = exchangeSlice.reducer

export type WithExchange = { exchange: ExchangeState }

export const selectDraft = (state: WithExchange) => state.exchange.eData
export const selectPlacedExchange = (state: WithExchange) => state.exchange.placedExchange
export const selectOfferFilter = (state: WithExchange) => state.exchange.offerFilter
export const selectCurrencies = (state: WithExchange) => state.exchange.allCurrenciesList
/** Empty while unknown. */
export const selectOfferedCurrencies = ({ exchange }: WithExchange) =>
  exchange.eData.fixed ? exchange.fixedCurrencies : exchange.floatingCurrencies
export const selectIsFiltering = (state: WithExchange) => state.exchange.isFiltering
export const selectFilter = (state: WithExchange) => state.exchange.filter
export const selectCurrenciesStatus = (state: WithExchange) => state.exchange.allCurrenciesStatus
export const selectLastExchanges = (state: WithExchange) => state.exchange.lastExchanges
export const selectPairs = (state: WithExchange) =>
  state.exchange.eData.fixed ? state.exchange.fixedPairs : state.exchange.allPairsList
export const selectExchanges = (state: WithExchange) => state.exchange.exchangesList
export const selectServedExchange = (state: WithExchange) => state.exchange.servedExchange
export const selectExchange = (publicId: string) => (state: WithExchange) =>
  state.exchange.exchangesList[publicId]

export const selectPopularCurrencies = createSelector(selectCurrencies, popularOf)
export const selectFiat = createSelector(selectCurrencies, fiatOf)
export const selectPopularFiat = createSelector(selectCurrencies, popularFiatOf)

/** A page of each network. */
export const selectExplorers = createSelector(selectCurrencies, (currencies) => [
  ...new Map(
    currencies.flatMap(({ network, address_explorer: pattern }) =>
      pattern ? [[network, { network, pattern }] as const] : [],
    ),
  ).values(),
])

const selectBySymbol = createSelector(
  selectCurrencies,
  (currencies) => new Map(currencies.map((currency) => [currency.symbol, currency])),
)
const selectBySlug = createSelector(
  selectCurrencies,
  (currencies) => new Map(currencies.map((currency) => [slugOf(currency), currency])),
)
export const selectCurrencyBySlug = (slug: string) => (state: WithExchange) => selectBySlug(state).get(slug)
export const selectFrom = (state: WithExchange) => selectBySymbol(state).get(state.exchange.eData.from)
export const selectTo = (state: WithExchange) => selectBySymbol(state).get(state.exchange.eData.to)

export const selectNetworkName = (network: string | undefined) => (state: WithExchange) =>
  network
    ? state.exchange.allCurrenciesList.find((currency) => currency.network === network)?.fullInfo.network_name
    : undefined

const currencyOn = ({ eData, allCurrenciesList }: ExchangeState, side: Side) =>
  allCurrenciesList.find(({ symbol }) => symbol === eData[side])

export const selectAmountProblem = ({ exchange }: WithExchange): AmountProblem | null =>
  amountProblemOf(exchange.eData, currencyOn(exchange, exchange.eData.side))
