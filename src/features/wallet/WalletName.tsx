import type { WalletConnector } from '@/domain/wallet/wallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Icon } from '@/ui/layout/Icon'
import styles from './WalletList.module.css'

export function WalletName({ wallet }: { wallet: WalletConnector }) {
  const { t } = useTranslation('wallet-menu')
  return (
    <span className={styles.name}>
      {wallet.icon ? (
        <img src={wallet.icon} alt="" width={24} height={24} />
      ) : (
        <Icon name="wallet" size={24} />
      )}
      <bdi>{wallet.name || t('browserWallet')}</bdi>
    </span>
  )
}
