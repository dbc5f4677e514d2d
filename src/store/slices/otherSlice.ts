import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pageLoaded } from '@/store/preloadedState'

type OtherState = {
  /** 0 to 1, drawn once per store, so that sampled features decide alike within a visit. */
  randomSeed: number
  isCookieNoticeShown: boolean
  /** Exchanges of this device that are in progress, as far as it knows. */
  openExchanges: number
  /** The id in the address of the page, which the back end did not know when the page was made. */
  missingExchange: string | null
}

const otherSlice = createSlice({
  name: 'other',
  initialState: (): OtherState => ({
    randomSeed: Math.random(),
    isCookieNoticeShown: false,
    openExchanges: 0,
    missingExchange: null,
  }),
  reducers: {
    cookieNoticeAppeared: (state) => void (state.isCookieNoticeShown = true),
    cookieNoticeClosed: (state) => void (state.isCookieNoticeShown = false),
    openExchangesCounted: (state, { payload }: PayloadAction<number>) => void (state.openExchanges = payload),
  },
  extraReducers: (builder) =>
    builder.addCase(pageLoaded, (state, { payload }) => {
      state.missingExchange = payload.missingExchange ?? null
    }),
  selectors: {
    selectRandomSeed: ({ randomSeed }) => randomSeed,
    selectIsCookieNoticeShown: ({ isCookieNoticeShown }) => isCookieNoticeShown,
    selectOpenExchanges: ({ openExchanges }) => openExchanges,
    selectMissingExchange: ({ missingExchange }) => missingExchange,
  },
})

export const { cookieNoticeAppeared, cookieNoticeClosed, openExchangesCounted } = otherSlice.actions
export const { selectRandomSeed, selectIsCookieNoticeShown, selectOpenExchanges, selectMissingExchange } =
  otherSlice.selectors
export const otherReducer = otherSlice.reducer
