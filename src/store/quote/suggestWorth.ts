import { createAsyncThunk } from '@reduxjs/toolkit'
import { firstAmount, sameWorth } from '@/domain/money/worth'
import type { Side } from './exchangeDraft'
import { amountSuggested, selectDraft, selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import type { RootState } from '@/store/makeStore'
import { loadPrices, selectPrice } from '@/store/slices/priceSlice'

/** `worthUsd` is in US dollars; null for what a form begins with. */
type Suggestion = { side: Side; symbol: string; worthUsd: string | null }

/** Changes nothing without a market price, and nothing that was typed meanwhile. */
export const suggestWorth = createAsyncThunk<null, Suggestion, { state: RootState }>(
  'exchange/suggestWorth',
  async ({ side, symbol, worthUsd }, { dispatch, getState }) => {
    if (!selectPrice(symbol)(getState())) await dispatch(loadPrices([symbol]))
    const state = getState()
    const price = selectPrice(symbol)(state)
    const currency = side === 'from' ? selectFrom(state) : selectTo(state)
    if (!price || currency?.symbol !== symbol || !selectDraft(state).isSuggested) return null
    const { precision } = currency.fullInfo
    const amount = worthUsd ? sameWorth(worthUsd, price, precision) : firstAmount(price, precision)
    if (amount) dispatch(amountSuggested({ side, amount }))
    return null
  },
)
