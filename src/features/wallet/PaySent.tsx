import type { WalletPayment } from '@/browser/storage/walletPayments'
import type { Currency } from '@/domain/currency/currency'
import { explorerUrl } from '@/domain/address/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { PayAgain } from './PayAgain'
import styles from './PayPanel.module.css'
import type { TxStatus } from './usePayment'
import type { Pay } from './usePay'

type Props = {
  hash: string
  txStatus: TxStatus | null
  from: Currency
  payment: WalletPayment | null
  pay: Pay
}

/** Repeatable only if it failed on its chain and moved nothing. */
export function PaySent({ hash, txStatus, from, payment, pay }: Props) {
  const { t } = useTranslation('wallet-menu')
  const url = explorerUrl(from.tx_explorer, hash)
  const hasFailed = txStatus === 'reverted'
  return (
    <>
      <Callout
        tone={hasFailed ? 'bad' : 'good'}
        role="status"
        title={t(hasFailed ? 'pay.sent.failed' : 'pay.sent.title')}
      >
        <p>{t(txStatus ? `pay.sent.${txStatus}` : 'pay.sent.unseen')}</p>
        <p className={styles.hash}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {hash}
            </a>
          ) : (
            hash
          )}
        </p>
      </Callout>
      {hasFailed && payment && <PayAgain payment={payment} pay={pay} />}
    </>
  )
}
