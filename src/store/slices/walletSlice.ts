import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WalletState } from '@/domain/wallet/wallet'

const initialState: WalletState = { connections: [], current: null, status: 'disconnected' }

/** R22. */
const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: { walletChanged: (_, { payload }: PayloadAction<WalletState>) => payload },
})

export const { walletChanged } = walletSlice.actions
export const walletReducer = walletSlice.reducer

type WithWallet = { wallet: WalletState }

export const selectWallet = (state: WithWallet) => state.wallet
/** Stays while another wallet is connecting. */
export const selectCurrentWallet = ({ wallet }: WithWallet) =>
  wallet.status === 'connected' || wallet.status === 'connecting'
    ? wallet.connections.find(({ connector }) => connector.id === wallet.current)
    : undefined
