import { useState } from 'react'
import { FoundWallets } from './FoundWallets'
import { PairWallet } from './PairWallet'

type Props = { onChosen?: (account: string) => void }

export function WalletList({ onChosen }: Props) {
  const [view, setView] = useState<'list' | 'code' | 'back'>('list')
  if (view !== 'code') {
    return <FoundWallets onChosen={onChosen} isBack={view === 'back'} onDistant={() => setView('code')} />
  }
  const paired = (account: string) => {
    setView('back')
    onChosen?.(account)
  }
  return <PairWallet onPaired={paired} onBack={() => setView('back')} />
}
