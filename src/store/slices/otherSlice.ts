import { createSlice } from '@reduxjs/toolkit'

type OtherState = {
  /** Drawn once for each store, 0 to 1: decides what only some visits do, always alike within one. */
  randomSeed: number
  isCookieNoticeShown: boolean
}

const otherSlice = createSlice({
  name: 'other',
  initialState: (): OtherState => ({ randomSeed: Math.random(), isCookieNoticeShown: false }),
  reducers: {
    cookieNoticeAppeared: (state) => void (state.isCookieNoticeShown = true),
    cookieNoticeClosed: (state) => void (state.isCookieNoticeShown = false),
  },
  selectors: {
    selectRandomSeed: ({ randomSeed }) => randomSeed,
    selectIsCookieNoticeShown: ({ isCookieNoticeShown }) => isCookieNoticeShown,
  },
})

export const { cookieNoticeAppeared, cookieNoticeClosed } = otherSlice.actions
export const { selectRandomSeed, selectIsCookieNoticeShown } = otherSlice.selectors
export const otherReducer = otherSlice.reducer
