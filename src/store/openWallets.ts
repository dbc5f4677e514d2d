import { settingsOf } from '@/domain/wallet/walletSettings'
import type { RootState, Store } from './makeStore'
import { selectSite } from '@/store/slices/siteSlice'
import { walletChanged } from '@/store/slices/walletSlice'

/** Rejects when the wallet code cannot be loaded. */
export const openWallets =
  () =>
  async (dispatch: Store['dispatch'], getState: () => RootState): Promise<void> => {
    const { startWallets } = await import('@/integrations/wallet/wallets')
    await startWallets(settingsOf(selectSite(getState())), (state) => dispatch(walletChanged(state)))
  }
