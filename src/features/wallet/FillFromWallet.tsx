import { useEffect, useEffectEvent, useState } from 'react'
import { addressOn } from '@/integrations/wallet/addressOn'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'
import { selectCurrentWallet } from '@/store/walletSlice'
import { WalletMenu } from './WalletMenu'

type Props = { network: string; onAddress: (address: string) => void; onClose: () => void }

/** The address of the wallet in use, at once where one is; else the menu to connect one. */
export function FillFromWallet({ network, onAddress, onClose }: Props) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [isAsking, setAsking] = useState(false)
  const take = (account: string) => {
    onAddress(addressOn(network, account))
    onClose()
  }
  const takeOrAsk = useEffectEvent(() => {
    const account = selectCurrentWallet(store.getState())?.accounts[0]
    if (account) take(account)
    else setAsking(true)
  })
  useEffect(() => {
    let isGone = false
    // What went wrong is told in the menu, which tries the same.
    const next = () => isGone || takeOrAsk()
    void dispatch(openWallets()).then(next, next)
    return () => void (isGone = true)
  }, [dispatch])
  return isAsking && <WalletMenu onClose={onClose} onChosen={take} />
}
