import { useEffect } from 'react'
import { hasRecentWallet } from '@/browser/storage/walletMemory'
import { logFailure } from '@/browser/logFailure'
import { useAppDispatch } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'

export function useWalletReconnect() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!hasRecentWallet()) return
    dispatch(openWallets()).catch((error: unknown) => logFailure('wallet', error))
  }, [dispatch])
}
