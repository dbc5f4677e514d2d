import { configureStore } from '@reduxjs/toolkit'
import { exchangeReducer } from './exchangeSlice'
import { quoteReducer } from './quoteSlice'
import { siteReducer } from './siteSlice'

/** One store for each request on the server, one for each tab in the browser. */
export const makeStore = () =>
  configureStore({
    reducer: { exchange: exchangeReducer, quote: quoteReducer, site: siteReducer },
    // The pair sets are bits (decisions §5) and 1,600 currencies are too many to walk through at every action.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  })

export type Store = ReturnType<typeof makeStore>
export type RootState = ReturnType<Store['getState']>
