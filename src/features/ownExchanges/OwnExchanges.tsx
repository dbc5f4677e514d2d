import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { useSyncExternalStore } from 'react'
import { downloadText } from '@/browser/page/downloadText'
import {
  forgetExchange,
  ownExchanges,
  watchOwnExchanges,
  type OwnExchange,
} from '@/browser/storage/ownExchanges'
import { canStore } from '@/browser/storage/storage'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { paths } from '@/config/paths'
import { showAmount } from '@/domain/money/amount'
import { csvOf } from '@/domain/text/csv'
import { DAY_AND_TIME, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import styles from './OwnExchanges.module.css'

const NONE: OwnExchange[] = []
const none = () => NONE

export function OwnExchanges() {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const list = useSyncExternalStore(watchOwnExchanges, ownExchanges, none)
  const isBrowser = useIsBrowser()
  const hint = list.length ? t('own.hint') : t('own.empty')
  const side = (amount: string, ticker: string) => `${showAmount(amount, intl)} ${ticker.toUpperCase()}`
  const timeOf = (iso: string) => formatDate(iso, intl, DAY_AND_TIME)

  return (
    <section id="own-exchanges" className={styles.own} aria-labelledby="own-title">
      <div className={styles.head}>
        <h2 id="own-title">{t('own.title')}</h2>
        {list.length > 0 && (
          <Button
            look="outline"
            size="small"
            onClick={() => downloadText('exchanges.csv', 'text/csv', csvOf(COLUMNS, list))}
          >
            {t('own.export')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{isBrowser && !canStore() ? t('own.noStorage') : hint}</p>
      <ul className={styles.list}>
        {list.map((exchange) => (
          <li key={exchange.publicId}>
            <Link href={paths.status(exchange.publicId)} className={styles.link}>
              <b>
                {side(exchange.amountFrom, exchange.tickerFrom)} <Icon name="arrow" size={14} />{' '}
                {side(exchange.amountTo, exchange.tickerTo)}
              </b>
              <small>
                {exchange.publicId} · <time dateTime={exchange.createdAt}>{timeOf(exchange.createdAt)}</time>
              </small>
            </Link>
            <Button
              look="quiet"
              className={styles.remove}
              aria-label={t('own.remove', { id: exchange.publicId })}
              onClick={() => forgetExchange(exchange.publicId)}
            >
              <Icon name="close" size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const COLUMNS: (keyof OwnExchange)[] = [
  'publicId',
  'createdAt',
  'amountFrom',
  'tickerFrom',
  'networkFrom',
  'amountTo',
  'tickerTo',
  'networkTo',
]
