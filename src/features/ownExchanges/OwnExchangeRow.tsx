import type { OwnExchange } from '@/browser/storage/ownExchanges'
import { paths } from '@/config/paths'
import { slugOf } from '@/domain/currency/currency'
import { OPEN_STATUSES, UNPAID_STATUSES } from '@/domain/exchange/exchange'
import { knownStatus, recordAmounts } from '@/domain/exchange/ownRecord'
import { showAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { classes } from '@/ui/classes'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Button } from '@/ui/form/Button'
import { useMoment } from '@/ui/hooks/useMoment'
import { Icon } from '@/ui/layout/Icon'
import { PageLink } from '@/ui/layout/PageLink'
import { Verbatim } from '@/ui/layout/Verbatim'
import styles from './OwnExchanges.module.css'

type Props = { exchange: OwnExchange; onRemove: () => void }

export function OwnExchangeRow({ exchange, onRemove }: Props) {
  const { t } = useTranslation(['own-exchanges', 'exchange-status'])
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  const { publicId, createdAt, tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const { sent, got, isAbout } = recordAmounts(exchange)
  const status = knownStatus(exchange)
  const isUnpaid = status !== null && UNPAID_STATUSES.includes(status)
  return (
    <li>
      <PageLink href={paths.status(publicId)} className={styles.link}>
        <b className={styles.sides}>
          <Side amount={showAmount(sent, intl)} ticker={tickerFrom} network={networkFrom} />
          <Icon name="arrow" size={14} />
          <Side
            amount={isUnpaid ? '' : (isAbout ? '≈\u00a0' : '') + showAmount(got, intl)}
            ticker={tickerTo}
            network={networkTo}
          />
        </b>
        <small>
          <Status status={status} /> {publicId} · <time dateTime={createdAt}>{moment(createdAt)}</time>
          {exchange.quotedFrom && exchange.quotedTo && (
            <>
              {` · ${t('exchange-status:amountChange.quoted')}: `}
              <Verbatim>
                {`${showAmount(exchange.quotedFrom, intl)} ${tickerFrom.toUpperCase()} → ≈\u00a0${showAmount(exchange.quotedTo, intl)} ${tickerTo.toUpperCase()}`}
              </Verbatim>
            </>
          )}
        </small>
      </PageLink>
      <Button
        look="quiet"
        className={styles.remove}
        aria-label={t('remove', { id: publicId })}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </Button>
    </li>
  )
}

function Status({ status }: { status: ReturnType<typeof knownStatus> }) {
  const { t } = useTranslation(['own-exchanges', 'exchange-status'])
  if (status === null) return <span className={styles.status}>{t('unknown')}</span>
  const look = classes(
    styles.status,
    OPEN_STATUSES.includes(status) && styles.open,
    UNPAID_STATUSES.includes(status) && styles.unpaid,
    status === 'finished' && styles.paid,
  )
  return <span className={look}>{t(`exchange-status:progress.${status}`)}</span>
}

function Side({ amount, ticker, network }: { amount: string; ticker: string; network: string }) {
  const currency = useAppSelector(selectCurrencyBySlug(slugOf({ symbolFront: ticker, network })))
  const name = currency?.symbolFront ?? ticker.toUpperCase()
  const place = currency?.fullInfo.network_name ?? network.toUpperCase()
  return (
    <span className={styles.side} translate="no">
      {currency && <CoinIcon image={currency.image} size={24} />}
      <span>{amount ? `${amount} ${name}` : name}</span> {place && <small>{place}</small>}
    </span>
  )
}
