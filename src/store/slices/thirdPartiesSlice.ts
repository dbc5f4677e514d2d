import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { SCRIPT_VENDORS, type ScriptVendor } from '@/domain/vendor/vendors'

type LoadingStatus = 'idle' | 'request' | 'success' | 'failure'
type ThirdPartiesState = Record<ScriptVendor, LoadingStatus>

const initialState = Object.fromEntries(SCRIPT_VENDORS.map((vendor) => [vendor, 'idle'])) as ThirdPartiesState

const thirdPartiesSlice = createSlice({
  name: 'thirdParties',
  initialState,
  reducers: {
    vendorRequested: (state, { payload }: PayloadAction<ScriptVendor>) => void (state[payload] = 'request'),
    vendorLoaded: (state, { payload }: PayloadAction<ScriptVendor>) => void (state[payload] = 'success'),
    vendorFailed: (state, { payload }: PayloadAction<ScriptVendor>) => void (state[payload] = 'failure'),
  },
})

export const { vendorRequested, vendorLoaded, vendorFailed } = thirdPartiesSlice.actions
export const thirdPartiesReducer = thirdPartiesSlice.reducer
export const selectVendorStatus = (vendor: ScriptVendor) => (state: { thirdParties: ThirdPartiesState }) =>
  state.thirdParties[vendor]
