import { useEffect, useEffectEvent, useState } from 'react'
import { addressOn } from '@/integrations/wallet/addressOn'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { openWallets } from '@/store/openWallets'
import { selectCurrentWallet } from '@/store/slices/walletSlice'
import { WalletMenu } from './WalletMenu'

type Props = { network: string; onAddress: (address: string) => void; onClose: () => void }

export function FillFromWallet({ network, onAddress, onClose }: Props) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [isChoosing, setIsChoosing] = useState(false)
  const take = (account: string) => {
    onAddress(addressOn(network, account))
    onClose()
  }
  const takeOrChoose = useEffectEvent(() => {
    const account = selectCurrentWallet(store.getState())?.accounts[0]
    if (account) take(account)
    else setIsChoosing(true)
  })
  useEffect(() => {
    let isGone = false
    // The menu tries the same, and shows a failure.
    const next = () => isGone || takeOrChoose()
    void dispatch(openWallets()).then(next, next)
    return () => void (isGone = true)
  }, [dispatch])
  return isChoosing && <WalletMenu onClose={onClose} onChosen={take} />
}
