import { createSlice } from '@reduxjs/toolkit'
import type { Site } from '@/domain/site/site'
import { pageLoaded } from '@/store/preloadedState'

const initialState: Site = {
  brand: { name: 'Halyard', logo: null, accent: null, contactEmail: null },
  apps: { ios: null, android: null },
  url: '',
  environment: 'production',
  vendors: {},
  wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null },
  maintenanceId: null,
  operator: {},
  sandbox: false,
}

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  extraReducers: (builder) => builder.addCase(pageLoaded, (_, { payload }) => payload.site),
})

export const siteReducer = siteSlice.reducer
export const selectSite = (state: { site: Site }) => state.site
