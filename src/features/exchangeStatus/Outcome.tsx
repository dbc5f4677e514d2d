import { useTranslation } from 'next-i18next/pages'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/domain/exchange'
import { explorerUrl } from '@/domain/explorer'
import { useExchangePath } from '@/store/useExchangePath'
import { ButtonLink } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { Icon } from '@/ui/Icon'
import styles from './Outcome.module.css'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** The transactions so far, each linked to its explorer, and the way on when there is one. */
export function Outcome({ exchange, from, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const exchangePath = useExchangePath()
  const { txFrom, txTo, refundTx } = exchange.extendedInfo
  const hashes: [string, string | null, Currency][] = [
    [t('outcome.txFrom'), txFrom, from],
    [t('outcome.txTo'), txTo, to],
    [t('outcome.refundTx'), refundTx, from],
  ]
  const rows = hashes.flatMap(([name, hash, currency]) =>
    hash ? [[name, <Hash key={name} hash={hash} pattern={currency.tx_explorer} />] as const] : [],
  )
  const isOver = ['finished', 'refunded', 'expired'].includes(exchange.status)
  return (
    <>
      {rows.length > 0 && <Facts rows={rows} />}
      {isOver && (
        <div>
          <ButtonLink href={exchangePath} look={exchange.status === 'finished' ? 'primary' : 'outline'}>
            {t('outcome.another')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Hash({ hash, pattern }: { hash: string; pattern: string }) {
  const { t } = useTranslation('exchange-status')
  const url = explorerUrl(pattern, hash)
  if (!url) return <span className={styles.hash}>{hash}</span>
  return (
    <a className={styles.hash} href={url} target="_blank" rel="noopener noreferrer">
      {hash} <Icon name="external" size={14} />
      <span className="unseen">{t('outcome.opens')}</span>
    </a>
  )
}
