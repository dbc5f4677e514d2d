import { useEffect, useEffectEvent, useState } from 'react'
import { walletFailureOf, WalletTrouble, type WalletFailure } from '@/domain/wallet/walletFailure'
import { settingsOf } from '@/domain/wallet/walletSettings'
import { pairWallet } from '@/integrations/wallet/wallets'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

export function usePairing(onPaired: (account: string) => void) {
  const { walletConnect } = settingsOf(useAppSelector(selectSite))
  const [code, setCode] = useState<string | null>(null)
  const [failure, setFailure] = useState<WalletFailure | null>(null)
  const [attempt, setAttempt] = useState(0)

  const paired = useEffectEvent(onPaired)
  const pair = useEffectEvent((signal: AbortSignal) =>
    walletConnect
      ? pairWallet(walletConnect, { signal, onUri: setCode })
      : Promise.reject(new WalletTrouble('gone')),
  )
  useEffect(() => {
    const { signal, abort } = givingUp()
    void pair(signal).then(
      (account) => signal.aborted || paired(account),
      (error: unknown) => signal.aborted || setFailure(walletFailureOf(error)),
    )
    return abort
  }, [attempt])

  const again = () => {
    setCode(null)
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { code, failure, again }
}

function givingUp() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
