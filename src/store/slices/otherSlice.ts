import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Announcement } from '@/domain/site/announcement'
import { pageLoaded } from '@/store/preloadedState'

type OtherState = {
  /** 0 to 1, drawn once per store, so that sampled features decide alike within a visit. */
  randomSeed: number
  isCookieNoticeShown: boolean
  /** Exchanges of this device that are in progress, as far as it knows. */
  openExchanges: number
  /** The id in the address of the page, which the back end did not know when the page was made. */
  missingExchange: string | null
  /** Those that the page was made with, until newer ones arrive. */
  announcements: Announcement[]
  /** In which language newer ones have arrived; null: none have. */
  announcedIn: string | null
}

const otherSlice = createSlice({
  name: 'other',
  initialState: (): OtherState => ({
    randomSeed: Math.random(),
    isCookieNoticeShown: false,
    openExchanges: 0,
    missingExchange: null,
    announcements: [],
    announcedIn: null,
  }),
  reducers: {
    cookieNoticeAppeared: (state) => void (state.isCookieNoticeShown = true),
    cookieNoticeClosed: (state) => void (state.isCookieNoticeShown = false),
    openExchangesCounted: (state, { payload }: PayloadAction<number>) => void (state.openExchanges = payload),
    announcementsArrived(state, { payload }: PayloadAction<{ locale: string; list: Announcement[] }>) {
      state.announcements = payload.list
      state.announcedIn = payload.locale
    },
  },
  extraReducers: (builder) =>
    builder.addCase(pageLoaded, (state, { payload }) => {
      state.missingExchange = payload.missingExchange ?? null
      if (state.announcedIn === null) state.announcements = payload.site.announcements ?? []
    }),
  selectors: {
    selectRandomSeed: ({ randomSeed }) => randomSeed,
    selectIsCookieNoticeShown: ({ isCookieNoticeShown }) => isCookieNoticeShown,
    selectOpenExchanges: ({ openExchanges }) => openExchanges,
    selectMissingExchange: ({ missingExchange }) => missingExchange,
    selectAnnouncements: ({ announcements }) => announcements,
  },
})

export const { cookieNoticeAppeared, cookieNoticeClosed, openExchangesCounted, announcementsArrived } =
  otherSlice.actions
export const {
  selectRandomSeed,
  selectIsCookieNoticeShown,
  selectOpenExchanges,
  selectMissingExchange,
  selectAnnouncements,
} = otherSlice.selectors
export const otherReducer = otherSlice.reducer
