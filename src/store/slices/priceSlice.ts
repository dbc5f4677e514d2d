import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import { fetchPrices } from '@/api/markets'
import { failureOf, type Failure } from '@/domain/text/failure'
import { MARKET_FIAT } from '@/domain/money/displayFiat'
import { pageLoaded } from '@/store/preloadedState'

type PriceState = {
  /** In US dollars by symbol; `at`: ISO 8601. */
  of: Record<string, { usd: string; at: string }>
}

const initialState: PriceState = { of: { [MARKET_FIAT]: { usd: '1', at: '' } } }

/** A back end may have none (R36). */
export const loadPrices = createAsyncThunk<
  { prices: Record<string, string>; at: string },
  string[],
  { rejectValue: Failure }
>('price/load', async (symbols, { rejectWithValue }) => {
  try {
    const prices = Object.entries(await fetchPrices(symbols))
    return {
      prices: Object.fromEntries(prices.map(([symbol, { priceUsd }]) => [symbol, priceUsd])),
      at: new Date().toISOString(),
    }
  } catch (error) {
    return rejectWithValue(failureOf(error))
  }
})

function take(state: PriceState, { prices, at }: { prices: Record<string, string>; at: string }) {
  for (const [symbol, usd] of Object.entries(prices)) if (Number(usd) > 0) state.of[symbol] = { usd, at }
}

const priceSlice = createSlice({
  name: 'price',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(pageLoaded, (state, { payload }) => {
        if (payload.prices) take(state, payload.prices)
      })
      .addCase(loadPrices.fulfilled, (state, { payload }) => take(state, payload)),
})

export const priceReducer = priceSlice.reducer

type WithPrices = { price: PriceState }

export const selectPrices = (state: WithPrices) => state.price.of
export const selectPrice = (symbol: string | undefined) => (state: WithPrices) =>
  (symbol && state.price.of[symbol]?.usd) || null
