import { useEffect, useEffectEvent, useState } from 'react'
import { walletFailureOf, WalletTrouble } from '@/domain/wallet/walletFailure'
import { settingsOf } from '@/domain/wallet/walletSettings'
import { pairWallet } from '@/integrations/wallet/wallets'
import { useMutation } from '@/query/useMutation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

export function usePairing(onPaired: (account: string) => void) {
  const { walletConnect } = settingsOf(useAppSelector(selectSite))
  const [code, setCode] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  const paired = useEffectEvent(onPaired)
  const { failure, mutate } = useMutation(
    (signal: AbortSignal) =>
      walletConnect
        ? pairWallet(walletConnect, { signal, onUri: setCode })
        : Promise.reject(new WalletTrouble('gone')),
    { overlap: 'replace', readFailure: walletFailureOf },
  )
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void mutate(signal).then((outcome) => {
      if (outcome?.kind === 'done' && !signal.aborted) paired(outcome.data)
    })
    return () => controller.abort()
  }, [attempt, mutate])

  const again = () => {
    setCode(null)
    setAttempt(attempt + 1)
  }
  return { code, failure, again }
}
