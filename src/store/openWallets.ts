import { settingsOf } from '@/domain/walletSettings'
import type { RootState, Store } from './makeStore'
import { selectSite } from './siteSlice'
import { walletChanged } from './walletSlice'

/** Fetches what knows wallets, and keeps the store told from then on. Rejects when the code cannot be had. */
export const openWallets =
  () =>
  async (dispatch: Store['dispatch'], getState: () => RootState): Promise<void> => {
    const { startWallets } = await import('@/integrations/wallet/wallets')
    await startWallets(settingsOf(selectSite(getState())), (state) => dispatch(walletChanged(state)))
  }
