import { useEffect, useState } from 'react'
import type { WalletConnector } from '@/domain/wallet/wallet'
import { walletFailureOf, type WalletFailure } from '@/domain/wallet/walletFailure'
import * as wallets from '@/integrations/wallet/wallets'
import { useMutation } from '@/query/useMutation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'
import { selectWallet } from '@/store/slices/walletSlice'

export function useWallets() {
  const dispatch = useAppDispatch()
  const { connections, current, status } = useAppSelector(selectWallet)
  const [known, setKnown] = useState<WalletConnector[] | null>(null)
  const [openFailure, setOpenFailure] = useState<WalletFailure | null>(null)
  const { args, isPending, failure, mutate } = useMutation(
    (id: string, work: (id: string) => Promise<string | null>) => {
      setOpenFailure(null)
      return work(id)
    },
    { readFailure: walletFailureOf },
  )

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
      (error: unknown) => setOpenFailure(walletFailureOf(error)),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [dispatch])

  const act = async (id: string, work: (id: string) => Promise<string | null>) => {
    const outcome = await mutate(id, work)
    return outcome?.kind === 'done' ? outcome.data : null
  }
  const others = known?.filter(({ id }) => !connections.some(({ connector }) => connector.id === id)) ?? null
  return {
    connections,
    current,
    status,
    others,
    busy: isPending ? (args?.[0] ?? null) : null,
    failure: failure ?? openFailure,
    connect: (id: string) => act(id, wallets.connectWallet),
    choose: (id: string) => act(id, wallets.chooseWallet),
    disconnect: (id: string) => act(id, (used) => wallets.disconnectWallet(used).then(() => null)),
  }
}
