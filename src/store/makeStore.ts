import { configureStore } from '@reduxjs/toolkit'
import { analyticsReducer } from './analyticsSlice'
import { customerAccountReducer } from './customerAccountSlice'
import { exchangeReducer } from './exchangeSlice'
import { flagsReducer } from './flagsSlice'
import { otherReducer } from './otherSlice'
import { priceReducer } from './priceSlice'
import { quoteReducer } from './quoteSlice'
import { siteReducer } from './siteSlice'
import { thirdPartiesReducer } from './thirdPartiesSlice'
import { walletReducer } from './walletSlice'

/** One store for each request on the server, one for each tab in the browser. */
export const makeStore = () =>
  configureStore({
    reducer: {
      exchange: exchangeReducer,
      customerAccount: customerAccountReducer,
      analytics: analyticsReducer,
      other: otherReducer,
      thirdParties: thirdPartiesReducer,
      quote: quoteReducer,
      price: priceReducer,
      flags: flagsReducer,
      site: siteReducer,
      wallet: walletReducer,
    },
    // The pair sets are bits (decisions §5) and 1,600 currencies are too many to walk through at every action.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  })

export type Store = ReturnType<typeof makeStore>
export type RootState = ReturnType<Store['getState']>
