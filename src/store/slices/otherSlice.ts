import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

type OtherState = {
  /** 0 to 1, drawn once per store, so that sampled features decide alike within a visit. */
  randomSeed: number
  isCookieNoticeShown: boolean
  /** Exchanges of this device that are in progress, as far as it knows. */
  openExchanges: number
}

const otherSlice = createSlice({
  name: 'other',
  initialState: (): OtherState => ({
    randomSeed: Math.random(),
    isCookieNoticeShown: false,
    openExchanges: 0,
  }),
  reducers: {
    cookieNoticeAppeared: (state) => void (state.isCookieNoticeShown = true),
    cookieNoticeClosed: (state) => void (state.isCookieNoticeShown = false),
    openExchangesCounted: (state, { payload }: PayloadAction<number>) => void (state.openExchanges = payload),
  },
  selectors: {
    selectRandomSeed: ({ randomSeed }) => randomSeed,
    selectIsCookieNoticeShown: ({ isCookieNoticeShown }) => isCookieNoticeShown,
    selectOpenExchanges: ({ openExchanges }) => openExchanges,
  },
})

export const { cookieNoticeAppeared, cookieNoticeClosed, openExchangesCounted } = otherSlice.actions
export const { selectRandomSeed, selectIsCookieNoticeShown, selectOpenExchanges } = otherSlice.selectors
export const otherReducer = otherSlice.reducer
