import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ExchangeFlow } from '@/config/paths'

/** Null until decided. A visit stays in its flow. */
type FlagsState = { exchangeFlow: ExchangeFlow | null }

const initialState: FlagsState = { exchangeFlow: null }

const flagsSlice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    flowDecided: (state, { payload }: PayloadAction<ExchangeFlow>) => void (state.exchangeFlow ??= payload),
  },
  selectors: { selectExchangeFlow: ({ exchangeFlow }) => exchangeFlow },
})

export const { flowDecided } = flagsSlice.actions
export const { selectExchangeFlow } = flagsSlice.selectors
export const flagsReducer = flagsSlice.reducer
