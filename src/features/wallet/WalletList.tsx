import { useTranslation } from 'next-i18next/pages'
import { shortAddress, type WalletConnection, type WalletConnector } from '@/domain/wallet'
import { Button } from '@/ui/Button'
import { useWalletFailureText } from './useWalletFailureText'
import { useChainName } from './useChainName'
import { useWallets } from './useWallets'
import styles from './WalletList.module.css'
import { WalletName } from './WalletName'

type Wallets = ReturnType<typeof useWallets>

/** Connected wallets first, then those that can be connected; what is going on is said aloud. */
export function WalletList({ onChosen }: { onChosen?: (account: string) => void }) {
  const { t } = useTranslation('wallet-menu')
  const failureText = useWalletFailureText()
  const wallets = useWallets()
  const { connections, others, busy, failure, status } = wallets
  return (
    <div className={styles.list}>
      <p role="status" className={connections.length > 0 && !busy ? 'unseen' : undefined}>
        {others === null && !failure ? t('searching') : t(busy ? 'status.asking' : `status.${status}`)}
      </p>
      {connections.length > 0 && (
        <ul aria-label={t('connectedWallets')}>
          {connections.map((connection) => (
            <Connected key={connection.connector.id} {...{ connection, wallets, onChosen }} />
          ))}
        </ul>
      )}
      {others && others.length > 0 && (
        <ul aria-label={t('otherWallets')}>
          {others.map((wallet) => (
            <Connectable key={wallet.id} {...{ wallet, wallets, onChosen }} />
          ))}
        </ul>
      )}
      {others?.length === 0 && connections.length === 0 && <p>{t('none')}</p>}
      {failure && <p role="alert">{failureText(failure)}</p>}
      <p className={styles.hint}>{t('hint')}</p>
    </div>
  )
}

type PartProps = { wallets: Wallets; onChosen?: (account: string) => void }

function Connected({ connection, wallets, onChosen }: PartProps & { connection: WalletConnection }) {
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

function Connectable({ wallet, wallets, onChosen }: PartProps & { wallet: WalletConnector }) {
  const { t } = useTranslation('wallet-menu')
  const connect = () => void wallets.connect(wallet.id).then((account) => account && onChosen?.(account))
  return (
    <li>
      <button
        type="button"
        className={styles.connectable}
        aria-disabled={wallets.busy !== null || undefined}
        onClick={connect}
      >
        <WalletName wallet={wallet} />
        <span>{t('connect')}</span>
      </button>
    </li>
  )
}
