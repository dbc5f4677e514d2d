import { useTranslation } from 'next-i18next/pages'
import { useMemo } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { shownTerms } from '@/domain/currency/shownTerms'
import { UNPAID_STATUSES } from '@/domain/exchange/exchange'
import { recordedCosts } from '@/domain/money/priceRecord'
import { DAY_AND_TIME, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { usePriceBox } from '@/store/quote/usePriceBox'
import { PriceBox } from '@/ui/currency/PriceBox'
import styles from './ExchangeStatus.module.css'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** By the prices recorded when the amounts were agreed. */
export function OrderPrice({ exchange, from, to }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const { sent, got } = shownTerms(exchange)
  const { priceRecord = null } = exchange
  const { networkFee, prices } = useMemo(
    () => recordedCosts(priceRecord, sent, got),
    [priceRecord, sent, got],
  )
  const isFixed = exchange.type === 'fixed'
  const box = usePriceBox({ from, to, sent, got, networkFee, minutes: null, isFixed, pastPrices: prices })
  if (UNPAID_STATUSES.includes(exchange.status)) return null
  return (
    <div className={styles.price}>
      <PriceBox {...box} />
      {priceRecord && prices && (
        <p className={styles.fine}>
          {t('price.asOf', { time: formatDate(priceRecord.at, intl, DAY_AND_TIME) })}
        </p>
      )}
    </div>
  )
}
