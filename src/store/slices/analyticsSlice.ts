import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Attribution } from '@/domain/vendor/attribution'

const initialState: Attribution = {
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  referral: null,
  referralAt: null,
  firstPage: null,
}

const analyticsSlice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {
    visitorAttributed: (_, { payload }: PayloadAction<Attribution>) => payload,
  },
})

export const { visitorAttributed } = analyticsSlice.actions
export const analyticsReducer = analyticsSlice.reducer
export const selectAttribution = (state: { analytics: Attribution }) => state.analytics
