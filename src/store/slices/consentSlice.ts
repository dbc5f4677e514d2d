import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ConsentChoice } from '@/domain/site/consentChoice'

type ConsentState = {
  choice: ConsentChoice | null
  /** By the law of the visitor's region; null until the browser has been read. */
  isRequired: boolean | null
  isReopened: boolean
}

const initialState: ConsentState = { choice: null, isRequired: null, isReopened: false }

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentRead(state, { payload }: PayloadAction<Pick<ConsentState, 'choice' | 'isRequired'>>) {
      Object.assign(state, payload)
    },
    consentChosen(state, { payload }: PayloadAction<ConsentChoice>) {
      state.choice = payload
      state.isReopened = false
    },
    consentReopened: (state) => void (state.isReopened = true),
  },
  selectors: {
    selectIsConsentKnown: ({ choice, isRequired }) => choice !== null || isRequired !== null,
    selectIsConsentPending: ({ choice, isRequired }) => choice === null && isRequired === true,
    selectHasConsentChoice: ({ choice }) => choice !== null,
    selectIsConsentReopened: ({ isReopened }) => isReopened,
    /** Without a choice, only where the law does not require one first. */
    selectMayVendorsRun: ({ choice, isRequired }) =>
      choice === null ? isRequired === false : choice === 'granted',
  },
})

export const { consentRead, consentChosen, consentReopened } = consentSlice.actions
export const {
  selectHasConsentChoice,
  selectIsConsentKnown,
  selectIsConsentPending,
  selectIsConsentReopened,
  selectMayVendorsRun,
} = consentSlice.selectors
export const consentReducer = consentSlice.reducer
