import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type ThunkAction,
  type ThunkMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { analyticsReducer } from '@/store/slices/analyticsSlice'
import { consentReducer } from '@/store/slices/consentSlice'
import { customerAccountReducer } from '@/store/slices/customerAccountSlice'
import { exchangeReducer } from '@/store/slices/exchangeSlice'
import { flagsReducer } from '@/store/slices/flagsSlice'
import { otherReducer } from '@/store/slices/otherSlice'
import { priceReducer } from '@/store/slices/priceSlice'
import { quoteReducer } from '@/store/slices/quoteSlice'
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
  flags: flagsReducer,
  site: siteReducer,
  wallet: walletReducer,
})

export type RootState = ReturnType<typeof reducer>
type Thunk = ThunkAction<unknown, RootState, undefined, UnknownAction>

const thunk: ThunkMiddleware<RootState> = (store) => (next) => (action) =>
  isThunk(action) ? action(store.dispatch, () => store.getState(), undefined) : next(action)

const isThunk = (action: unknown): action is Thunk => typeof action === 'function'

/** One store for each request on the server, one for each tab in the browser. Not `configureStore`: its checks, batches
 * and developer tools would travel to every first view, and 1,600 currencies are too many to check at every action. */
export const makeStore = () => createStore(reducer, applyMiddleware(thunk))

export type Store = ReturnType<typeof makeStore>
