import { useEffect, useRef } from 'react'
import type { WalletConnector } from '@/domain/wallet/wallet'
import { WALLET_CONNECT } from '@/domain/wallet/walletConnect'
import { useTranslation } from '@/i18n/useTranslation'
import { ConnectedWallet } from './ConnectedWallet'
import { useWalletFailureText } from './useWalletFailureText'
import { useWallets } from './useWallets'
import styles from './WalletList.module.css'
import { WalletName } from './WalletName'

type Props = {
  onChosen?: (account: string) => void
  isBack: boolean
  onDistant: () => void
}

export function FoundWallets({ onChosen, isBack, onDistant }: Props) {
  const { t } = useTranslation('wallet-menu')
  const failureText = useWalletFailureText()
  const wallets = useWallets()
  const { connections, others, busy, failure, status } = wallets
  const here = others?.filter(({ id }) => id !== WALLET_CONNECT) ?? []
  const distant = others?.filter(({ id }) => id === WALLET_CONNECT) ?? []
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isBack) list.current?.focus()
  }, [isBack])
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <p role="status" className={connections.length > 0 && !busy ? 'unseen' : undefined}>
        {others === null && !failure ? t('searching') : t(busy ? 'status.asking' : `status.${status}`)}
      </p>
      {connections.length > 0 && (
        <ul aria-label={t('connectedWallets')}>
          {connections.map((connection) => (
            <ConnectedWallet key={connection.connector.id} {...{ connection, wallets, onChosen }} />
          ))}
        </ul>
      )}
      {here.length > 0 && (
        <ul aria-label={t('otherWallets')}>
          {here.map((wallet) => (
            <Connectable
              key={wallet.id}
              {...{ wallet, wallets }}
              onPress={() =>
                void wallets.connect(wallet.id).then((account) => account && onChosen?.(account))
              }
            />
          ))}
        </ul>
      )}
      {distant.length > 0 && (
        <ul aria-label={t('distantWallets')}>
          {distant.map((wallet) => (
            <Connectable key={wallet.id} {...{ wallet, wallets }} onPress={onDistant} />
          ))}
        </ul>
      )}
      {others?.length === 0 && connections.length === 0 && <p>{t('none')}</p>}
      {failure && <p role="alert">{failureText(failure)}</p>}
      <p className={styles.hint}>{t('hint')}</p>
    </div>
  )
}

type ConnectableProps = {
  wallet: WalletConnector
  wallets: ReturnType<typeof useWallets>
  onPress: () => void
}

function Connectable({ wallet, wallets, onPress }: ConnectableProps) {
  const { t } = useTranslation('wallet-menu')
  const isBusy = wallets.busy !== null
  return (
    <li>
      <button
        type="button"
        className={styles.connectable}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || onPress()}
      >
        <WalletName wallet={wallet} />
        <span>{t('connect')}</span>
      </button>
    </li>
  )
}
