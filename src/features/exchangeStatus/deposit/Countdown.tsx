import { countdownText } from '@/domain/exchange/countdown'
import type { Exchange } from '@/contract/exchanges'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { MINUTE } from '@/domain/time/durations'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Scripted } from '@/ui/layout/Scripts'
import { classes } from '@/ui/classes'
import { useTimeLeft } from '../useTimeLeft'
import styles from './DepositPanel.module.css'

export function Countdown({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { validUntil, serverTime, type } = exchange
  const left = useTimeLeft(validUntil, serverTime)
  const noticeOf = (left: number) => {
    if (left <= 0) return t('deposit.over')
    const minutes = ANNOUNCED_MINUTES.find((count) => left <= count * MINUTE)
    return type === 'fixed' && minutes ? t('deposit.minutesLeft', { count: minutes }) : ''
  }
  return (
    <div className={classes(styles.row, left > 0 && styles.counted)}>
      <dt>{t(type === 'fixed' ? 'deposit.heldFor' : 'deposit.openFor')}</dt>
      <dd>
        <Scripted>
          <span role="timer" data-scripted="">
            {countdownText(Math.max(0, left), intl)}
          </span>{' '}
        </Scripted>
        <time className="scriptless" dateTime={validUntil}>
          {t('plain.until', { time: formatDate(validUntil, intl, DATE_AND_TIME, 'UTC') })}
        </time>
        <span className={left > 0 ? 'unseen' : undefined} aria-live="polite">
          {noticeOf(left)}
        </span>
      </dd>
    </div>
  )
}

/** The shortest first. */
const ANNOUNCED_MINUTES = [1, 5]
