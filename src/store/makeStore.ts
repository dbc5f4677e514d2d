import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { analyticsReducer } from '@/store/slices/analyticsSlice'
import { consentReducer } from '@/store/slices/consentSlice'
import { customerAccountReducer } from '@/store/slices/customerAccountSlice'
import { exchangeReducer } from '@/store/slices/exchangeSlice'
import { flagsReducer } from '@/store/slices/flagsSlice'
import { otherReducer } from '@/store/slices/otherSlice'
import { priceReducer } from '@/store/slices/priceSlice'
import { quoteReducer } from '@/store/slices/quoteSlice'
import { rampReducer } from '@/store/slices/rampSlice'
import { siteReducer } from '@/store/slices/siteSlice'
import { thirdPartiesReducer } from '@/store/slices/thirdPartiesSlice'
import { walletReducer } from '@/store/slices/walletSlice'

const reducer = combineReducers({
  exchange: exchangeReducer,
  customerAccount: customerAccountReducer,
  analytics: analyticsReducer,
  consent: consentReducer,
  other: otherReducer,
  thirdParties: thirdPartiesReducer,
  quote: quoteReducer,
  price: priceReducer,
  ramp: rampReducer,
  flags: flagsReducer,
  site: siteReducer,
  wallet: walletReducer,
})

/** One per request on the server, one per tab in the browser. */
export const makeStore = () =>
  configureStore({
    reducer,
    // The pair sets are bits and 1,600 currencies are too many to walk through at every action.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  })

export type Store = ReturnType<typeof makeStore>
export type RootState = ReturnType<Store['getState']>
