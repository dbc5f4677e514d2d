import { createSlice } from '@reduxjs/toolkit'
import type { Site } from '@/domain/site'
import { pageArrived } from './pageFacts'

const initialState: Site = {
  brand: { name: 'Halyard', logo: null, accent: null, contactEmail: null },
  apps: { ios: null, android: null },
  url: '',
  environment: 'production',
  vendors: {},
  wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null },
  maintenanceId: null,
  sandbox: false,
}

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  extraReducers: (builder) => builder.addCase(pageArrived, (_, { payload }) => payload.site),
})

export const siteReducer = siteSlice.reducer
export const selectSite = (state: { site: Site }) => state.site
