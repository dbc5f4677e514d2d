import { shortAddress, type WalletConnection } from '@/domain/wallet/wallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'

import type { useWallets } from './useWallets'
import styles from './WalletList.module.css'
import { WalletName } from './WalletName'
import { chainsOf, settingsOf } from '@/domain/wallet/walletSettings'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

type Props = {
  connection: WalletConnection
  wallets: ReturnType<typeof useWallets>
  onChosen?: (account: string) => void
}

export function ConnectedWallet({ connection, wallets, onChosen }: Props) {
  const { t } = useTranslation('wallet-menu')
  const chainName = useChainName()
  const { connector, accounts, chainId } = connection
  const [account = ''] = accounts
  const { id } = connector
  const isCurrent = wallets.current === id
  const wallet = connector.name || t('browserWallet')
  const choose = () => void wallets.choose(id).then((chosen) => chosen && onChosen?.(chosen))
  return (
    <li className={styles.connection} aria-current={isCurrent || undefined}>
      <WalletName wallet={connector} />
      <span className={styles.account}>
        <span title={account}>{shortAddress(account)}</span>
        <span>{chainName(chainId)}</span>
      </span>
      <span className={styles.tools}>
        {(!isCurrent || onChosen) && (
          <Button look="outline" size="small" aria-label={t('useNamed', { wallet })} onClick={choose}>
            {t('use')}
          </Button>
        )}
        {isCurrent && !onChosen && <b className={styles.inUse}>{t('inUse')}</b>}
        <Button
          look="quiet"
          size="small"
          busy={wallets.busy === id}
          aria-label={t('disconnectNamed', { wallet })}
          onClick={() => void wallets.disconnect(id)}
        >
          {t('disconnect')}
        </Button>
      </span>
    </li>
  )
}

function useChainName(): (id: number) => string {
  const { t } = useTranslation('wallet-menu')
  const site = useAppSelector(selectSite)
  const chains = Object.values(chainsOf(settingsOf(site)))
  return (id) => chains.find((chain) => chain.id === id)?.name ?? t('otherChain', { id })
}
