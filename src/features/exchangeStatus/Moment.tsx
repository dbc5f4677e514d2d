import { useLanguage } from '@/i18n/useLanguage'
import styles from './ExchangeStatus.module.css'

/** A time in the visitor's own zone, which it names; on paper, which travels, in UTC too. `iso`: ISO 8601 in UTC. */
export function Moment({ iso }: { iso: string }) {
  const { intl } = useLanguage()
  const show = (timeZone?: string) =>
    new Intl.DateTimeFormat(intl, { ...SHOWN, timeZone }).format(new Date(iso))
  return (
    <time dateTime={iso}>
      <span>{show()}</span>
      <small className={styles.paperOnly}>{show('UTC')}</small>
    </time>
  )
}

const SHOWN = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const
