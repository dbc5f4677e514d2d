import type { Rows } from '@/contract/resultFields'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoyaltyStatus, SavedAddress } from '@/contract/programmes'
import type { CashbackLoyaltyInfo } from '@/domain/account/customer'
import { pageLoaded } from '@/store/preloadedState'

type Profile =
  | { fetchingStatus: 'idle' | 'request' }
  | { fetchingStatus: 'success'; data: { email: string } }
  | { fetchingStatus: 'failure'; error: string }

/** Field names as R19 writes them, `maintaince` included. */
type CustomerAccountState = {
  isAuth: boolean
  email: string | null
  membershipAddress: string | null
  tokenBalance: string | null
  cashbackLoyalty: string | null
  cashbackLoyaltyInfo: CashbackLoyaltyInfo | null
  isLoadingSavedAddresses: boolean
  savedAddresses: SavedAddress[]
  savedAddressesMeta: Rows<SavedAddress>
  profile: Profile
  maintaince: { id: string | null; isActive: boolean }
}

const initialState: CustomerAccountState = {
  isAuth: false,
  email: null,
  membershipAddress: null,
  tokenBalance: null,
  cashbackLoyalty: null,
  cashbackLoyaltyInfo: null,
  isLoadingSavedAddresses: false,
  savedAddresses: [],
  savedAddressesMeta: { result: [], offset: 0, limit: 0, totalCount: 0 },
  profile: { fetchingStatus: 'idle' },
  maintaince: { id: null, isActive: false },
}

const customerAccountSlice = createSlice({
  name: 'customerAccount',
  initialState,
  reducers: {
    signedIn: (state) => void (state.isAuth = true),
    /** All of it, as specified; a maintenance notice is back with the next page. */
    signedOut: () => initialState,
    profileRequested: (state) => void (state.profile = { fetchingStatus: 'request' }),
    profileArrived(state, { payload }: PayloadAction<{ email: string }>) {
      state.email = payload.email
      state.profile = { fetchingStatus: 'success', data: payload }
    },
    profileFailed(state, { payload }: PayloadAction<string>) {
      state.profile = { fetchingStatus: 'failure', error: payload }
    },
    loyaltyArrived(state, { payload }: PayloadAction<LoyaltyStatus>) {
      const { level, volumeBtc, nextLevel, missingBtc, balanceBtc } = payload
      state.cashbackLoyalty = balanceBtc
      state.cashbackLoyaltyInfo = { level, volumeBtc, nextLevel, missingBtc }
    },
    savedAddressesRequested: (state) => void (state.isLoadingSavedAddresses = true),
    savedAddressesArrived(state, { payload }: PayloadAction<Rows<SavedAddress>>) {
      state.isLoadingSavedAddresses = false
      const previous = payload.offset === 0 ? [] : state.savedAddresses
      state.savedAddresses = [...previous, ...payload.result]
      state.savedAddressesMeta = payload
    },
    savedAddressesFailed: (state) => void (state.isLoadingSavedAddresses = false),
    savedAddressAdded(state, { payload }: PayloadAction<SavedAddress>) {
      state.savedAddresses = [payload, ...state.savedAddresses]
      state.savedAddressesMeta.totalCount++
    },
    savedAddressRemoved(state, { payload }: PayloadAction<string>) {
      state.savedAddresses = state.savedAddresses.filter(({ id }) => id !== payload)
      state.savedAddressesMeta.totalCount--
    },
    maintenanceClosed: (state) => void (state.maintaince.isActive = false),
  },
  extraReducers: (builder) =>
    builder.addCase(pageLoaded, (state, { payload }) => {
      const id = payload.site.maintenanceId
      if (id !== state.maintaince.id) state.maintaince = { id, isActive: id !== null }
    }),
})

export const {
  signedIn,
  signedOut,
  profileRequested,
  profileArrived,
  profileFailed,
  loyaltyArrived,
  savedAddressesRequested,
  savedAddressesArrived,
  savedAddressesFailed,
  savedAddressAdded,
  savedAddressRemoved,
  maintenanceClosed,
} = customerAccountSlice.actions
export const customerAccountReducer = customerAccountSlice.reducer

type WithAccount = { customerAccount: CustomerAccountState }
export const selectIsAuth = (state: WithAccount) => state.customerAccount.isAuth
export const selectProfile = (state: WithAccount) => state.customerAccount.profile
export const selectSavedAddresses = (state: WithAccount) => state.customerAccount.savedAddresses
export const selectSavedAddressesMeta = (state: WithAccount) => state.customerAccount.savedAddressesMeta
export const selectIsLoadingSavedAddresses = (state: WithAccount) =>
  state.customerAccount.isLoadingSavedAddresses
export const selectMaintenance = (state: WithAccount) => state.customerAccount.maintaince
