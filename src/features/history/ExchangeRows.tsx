import { paths } from '@/config/paths'
import { showAmount } from '@/domain/money/amount'
import type { Exchange } from '@/contract/exchanges'
import { OPEN_STATUSES, UNPAID_STATUSES } from '@/domain/exchange/exchange'
import { listedTerms } from '@/domain/currency/shownTerms'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { CardTable } from '@/ui/table/CardTable'
import { Icon } from '@/ui/layout/Icon'
import { useMoment } from '@/ui/hooks/useMoment'
import styles from './ExchangeRows.module.css'

import { slugOf } from '@/domain/currency/currency'
import { selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { PageLink } from '@/ui/layout/PageLink'

type Props = { caption: string; exchanges: Exchange[]; busy?: boolean }

export function ExchangeRows({ caption, exchanges, busy }: Props) {
  const { t } = useTranslation(['customer_account', 'exchange-status'])
  const columns = [
    { name: t('history.exchange') },
    { name: t('history.status') },
    { name: t('history.date') },
    { name: t('history.id') },
  ]
  return (
    <CardTable
      caption={caption}
      columns={columns}
      busy={busy}
      rows={exchanges.map((exchange) => ({
        key: exchange.publicId,
        cells: [
          <Sides key="sides" exchange={exchange} />,
          <span key="status" className={chipOf(exchange.status)}>
            {t(`exchange-status:progress.${exchange.status}`)}
          </span>,
          <Placed key="date" iso={exchange.createdAt} />,
          exchange.publicId,
        ],
      }))}
    />
  )
}

/** The words say it; the colour only sorts them at a glance. */
function chipOf(status: Exchange['status']) {
  if (OPEN_STATUSES.includes(status)) return styles.open
  if (UNPAID_STATUSES.includes(status)) return styles.unpaid
  return status === 'finished' ? styles.paid : undefined
}

function Sides({ exchange }: { exchange: Exchange }) {
  const { intl } = useLanguage()
  const { publicId, tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const { amountChange } = exchange
  const { sent, got, isAbout } = listedTerms(exchange)
  const isUnpaid = UNPAID_STATUSES.includes(exchange.status)
  const payout = isUnpaid ? '' : `${isAbout ? '≈\u00a0' : ''}${showAmount(got, intl)}`
  return (
    <PageLink href={paths.status(publicId)} className={styles.link}>
      <SideName amount={showAmount(sent, intl)} ticker={tickerFrom} network={networkFrom} />{' '}
      <Icon name="arrow" size={14} /> <SideName amount={payout} ticker={tickerTo} network={networkTo} />
      {amountChange && <Quoted change={amountChange} {...{ tickerFrom, tickerTo }} />}
    </PageLink>
  )
}

type QuotedProps = {
  change: NonNullable<Exchange['amountChange']>
  tickerFrom: string
  tickerTo: string
}

/** What had been quoted before the order was made at another amount. */
function Quoted({ change: { quotedFrom, quotedTo }, tickerFrom, tickerTo }: QuotedProps) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const [from, to] = [
    `${showAmount(quotedFrom, intl)} ${tickerFrom.toUpperCase()}`,
    `${showAmount(quotedTo, intl)} ${tickerTo.toUpperCase()}`,
  ]
  return <small className={styles.quoted}>{`${t('amountChange.quoted')}: ${from} → ≈\u00a0${to}`}</small>
}

function Placed({ iso }: { iso: string }) {
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {moment(iso)}
    </time>
  )
}

type SideNameProps = { amount: string; ticker: string; network: string }

function SideName({ amount, ticker, network }: SideNameProps) {
  const currency = useAppSelector(selectCurrencyBySlug(slugOf({ symbolFront: ticker, network })))
  const name = currency?.symbolFront ?? ticker.toUpperCase()
  const place = currency?.fullInfo.network_name ?? network.toUpperCase()
  return (
    <>
      {amount ? `${amount} ${name}` : name}
      {place && <small> {place}</small>}
    </>
  )
}
