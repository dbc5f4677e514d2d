import { useEffect, useEffectEvent, useState } from 'react'
import { preloadOnInteraction } from '@/browser/page/onFirstInteraction'
import { showAmount } from '@/domain/money/amount'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { selectLastExchanges } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadLastExchanges } from '@/store/currency/loadLists'
import { Icon } from '@/ui/layout/Icon'
import styles from './LastExchanges.module.css'

export function LastExchanges() {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const newest = useAppSelector(selectLastExchanges)
  // More rows than were served would move what is below while a visitor points at it.
  const [rows, setRows] = useState(Infinity)
  const list = newest.slice(0, rows)
  const refresh = useEffectEvent(() => {
    setRows(list.length)
    if (list.length > 0) void dispatch(loadLastExchanges())
  })
  useEffect(() => preloadOnInteraction(() => refresh()), [])
  const side = (amount: string, ticker: string) => `${showAmount(amount, intl)} ${ticker.toUpperCase()}`
  if (list.length === 0) return null
  return (
    <section aria-labelledby="last-title">
      <h2 id="last-title">{t('last.title')}</h2>
      <ul className={styles.list}>
        {list.map((exchange, index) => (
          // Rows of one hour may be alike.
          <li key={index}>
            <span>{`≈\u00a0${side(exchange.amountFrom, exchange.tickerFrom)}`}</span>
            <Icon name="arrow" size={16} />
            <b>{side(exchange.amountTo, exchange.tickerTo)}</b>
            <time dateTime={exchange.finishedAt}>
              {formatDate(exchange.finishedAt, intl, DATE_AND_TIME, 'UTC')}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
