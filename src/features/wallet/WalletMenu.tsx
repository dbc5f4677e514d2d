import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/feedback/Dialog'
import { WalletList } from './WalletList'
import { WithWalletTexts } from './WithWalletTexts'

type Props = {
  onClose: () => void
  onChosen?: (account: string) => void
}

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
