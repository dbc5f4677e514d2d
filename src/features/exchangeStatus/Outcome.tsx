import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { useExchangePath } from '@/store/useExchangePath'
import { Button, ButtonLink } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import { ExplorerLink } from '@/ui/currency/ExplorerLink'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './ExchangeStatus.module.css'
import { useCopyWords } from './useCopyWords'

type Props = { exchange: Exchange; from: Currency; to: Currency }

export function Outcome({ exchange, from, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const exchangePath = useExchangePath()
  const copyWords = useCopyWords()
  const { txFrom, txTo, refundTx } = exchange.extendedInfo
  const hashes: [string, string | null, Currency][] = [
    [t('outcome.txFrom'), txFrom, from],
    [t('outcome.txTo'), txTo, to],
    [t('outcome.refundTx'), refundTx, from],
  ]
  const link = (name: string, hash: string, { tx_explorer }: Currency) => (
    <span key={name} className={styles.hash} data-wide="">
      {/* No explorer knows a transaction of the sandbox. */}
      <ExplorerLink hash={hash} pattern={exchange.sandbox ? '' : tx_explorer} opens={t('outcome.opens')} />
      <CopyButton value={hash} words={copyWords} label={t('copyHash', { name })} />
    </span>
  )
  // A bank has none.
  const rows = hashes.flatMap(([name, hash, currency]) =>
    hash && !currency.isFiat ? [[name, link(name, hash, currency)] as const] : [],
  )
  const hasReceipt = SETTLED_STATUSES.includes(exchange.status)
  const wasMade =
    exchange.status !== 'failed' || exchange.extendedInfo.addressFrom !== '' || exchange.ramp?.paid === true
  const isOver = !wasMade || ['finished', 'refunded', 'expired'].includes(exchange.status)
  // The same again would be denied again.
  const invites = isOver && exchange.issue !== 'review_denied'
  return (
    <>
      {rows.length > 0 && <DescriptionList rows={rows} />}
      {invites && (hasReceipt || !exchange.isPayment) && (
        <div className={styles.ways}>
          {!exchange.isPayment && (
            <ButtonLink href={exchangePath} look="outline">
              {t('outcome.another')}
            </ButtonLink>
          )}
          {hasReceipt && (
            <Button look="outline" onClick={() => window.print()}>
              {t('outcome.print')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
