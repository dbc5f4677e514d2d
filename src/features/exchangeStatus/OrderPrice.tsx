import { useMemo } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { isQuoteOver, shownTerms } from '@/domain/currency/shownTerms'
import { UNPAID_STATUSES } from '@/domain/exchange/exchange'
import { recordedCosts } from '@/domain/money/priceRecord'
import { useTranslation } from '@/i18n/useTranslation'
import { useLocalTime } from '@/ui/hooks/useLocalTime'
import { usePriceBox } from '@/store/quote/usePriceBox'
import { PriceBox } from '@/ui/currency/PriceBox'
import { SteadyText } from '@/ui/layout/SteadyText'
import styles from './ExchangeStatus.module.css'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** By the prices recorded when the amounts were agreed. */
export function OrderPrice({ exchange, from, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const { sent, got } = shownTerms(exchange)
  const { priceRecord = null, commission = null } = exchange
  const { networkFee, prices } = useMemo(
    () => recordedCosts(priceRecord, sent, got),
    [priceRecord, sent, got],
  )
  const isFixed = exchange.type === 'fixed' && !exchange.requote
  const box = usePriceBox({
    ...{ from, to, sent, got, networkFee, isFixed, commission },
    minutes: null,
    pastPrices: prices,
  })
  if (UNPAID_STATUSES.includes(exchange.status) || isQuoteOver(exchange)) return null
  return (
    <div className={styles.price}>
      <PriceBox {...box} gotName={exchange.isPayment ? t('payment.gets') : undefined} />
      {priceRecord && prices && <RecordedAt iso={priceRecord.at} />}
    </div>
  )
}

function RecordedAt({ iso }: { iso: string }) {
  const { t } = useTranslation('exchange')
  const { own, longest, isServed } = useLocalTime()(iso)
  return (
    <p className={styles.fine}>
      <SteadyText longest={t('price.asOf', { time: longest })} isServed={isServed}>
        {t('price.asOf', { time: own })}
      </SteadyText>
    </p>
  )
}
