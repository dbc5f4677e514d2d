import { DAY_AND_TIME, formatDate } from '@/domain/date'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './ExchangeStatus.module.css'

/** A time in the visitor's own zone, which it names; on paper, which travels, in UTC too. `iso`: ISO 8601 in UTC. */
export function DateTime({ iso }: { iso: string }) {
  const { intl } = useLanguage()
  return (
    <time dateTime={iso}>
      <span>{formatDate(iso, intl, DAY_AND_TIME)}</span>
      <small className={styles.paperOnly}>{formatDate(iso, intl, DAY_AND_TIME, 'UTC')}</small>
    </time>
  )
}
