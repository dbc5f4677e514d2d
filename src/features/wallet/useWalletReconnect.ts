import { useEffect } from 'react'
import { hasRecentWallet } from '@/browser/walletMemory'
import { logFailure } from '@/browser/logFailure'
import { useAppDispatch } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'

/** Connects again to the wallet of the last visit; where there was none, nothing of wallets is loaded. */
export function useWalletReconnect() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!hasRecentWallet()) return
    dispatch(openWallets()).catch((error: unknown) => logFailure('wallet', error))
  }, [dispatch])
}
