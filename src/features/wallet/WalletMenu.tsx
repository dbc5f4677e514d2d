import { useTranslation } from 'next-i18next/pages'
import { Dialog } from '@/ui/Dialog'
import { WalletList } from './WalletList'
import { WithWalletTexts } from './WithWalletTexts'

type Props = {
  onClose: () => void
  /** Told the account as soon as a wallet is connected or chosen here. */
  onChosen?: (account: string) => void
}

/** The wallets of this browser: which is in use, which are connected, which can be. */
export function WalletMenu(props: Props) {
  return (
    <WithWalletTexts>
      <Menu {...props} />
    </WithWalletTexts>
  )
}

function Menu({ onClose, onChosen }: Props) {
  const { t } = useTranslation('wallet-menu')
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <WalletList onChosen={onChosen} />
    </Dialog>
  )
}
