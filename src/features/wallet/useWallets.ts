import { useEffect, useRef, useState } from 'react'
import type { WalletConnector } from '@/domain/wallet/wallet'
import { walletFailureOf, type WalletFailure } from '@/domain/wallet/walletFailure'
import * as wallets from '@/integrations/wallet/wallets'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'
import { selectWallet } from '@/store/slices/walletSlice'

export function useWallets() {
  const dispatch = useAppDispatch()
  const { connections, current, status } = useAppSelector(selectWallet)
  const [known, setKnown] = useState<WalletConnector[] | null>(null)
  const [failure, setFailure] = useState<WalletFailure | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const isBusy = useRef(false)

  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const look = () => setKnown(wallets.knownWallets())
    void dispatch(openWallets()).then(
      () => {
        if (isGone) return
        look()
        stop = wallets.watchKnownWallets(look)
      },
      (error: unknown) => setFailure(walletFailureOf(error)),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [dispatch])

  const act = async <T>(id: string, work: (id: string) => Promise<T>): Promise<T | null> => {
    if (isBusy.current) return null
    isBusy.current = true
    setBusy(id)
    setFailure(null)
    try {
      return await work(id)
    } catch (error) {
      setFailure(walletFailureOf(error))
      return null
    } finally {
      isBusy.current = false
      setBusy(null)
    }
  }
  const others = known?.filter(({ id }) => !connections.some(({ connector }) => connector.id === id)) ?? null
  return {
    ...{ connections, current, status, others, busy, failure },
    connect: (id: string) => act(id, wallets.connectWallet),
    choose: (id: string) => act(id, wallets.chooseWallet),
    disconnect: (id: string) => act(id, wallets.disconnectWallet),
  }
}
