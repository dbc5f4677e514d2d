import type { SiteStatus } from '@/contract/siteStatus'
import { numberFormat } from '@/domain/money/numberFormat'
import { availabilityOf, STATUS_DAYS, type StatusDay } from '@/domain/site/statusHistory'
import { DAY } from '@/domain/time/durations'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import styles from './SiteStatus.module.css'

type Part = SiteStatus['parts'][number]

export function StatusHistory({ status: { parts, at } }: { status: SiteStatus }) {
  const { t } = useTranslation('status')
  return (
    <Section title={t('history.title')}>
      {parts.length === 0 && <p>{t('history.none')}</p>}
      {parts.map((part) => (
        <PartDays key={part.part} part={part} until={at} />
      ))}
    </Section>
  )
}

function PartDays({ part: { part, days }, until }: { part: Part; until: string }) {
  const { t } = useTranslation('status')
  const { intl } = useLanguage()
  const number = (value: number) => numberFormat(intl, {}).format(value)
  const percent = (value: number) =>
    numberFormat(intl, { style: 'percent', maximumFractionDigits: 2 }).format(value)
  const share = availabilityOf(days)
  const interrupted = days.filter(({ measuredMinutes, upMinutes }) => upMinutes < measuredMinutes).length
  return (
    <div className={styles.part}>
      <h3>{t(`part.${part}`)}</h3>
      <Strip days={days} until={until} />
      <p>
        {share === null
          ? t('history.none')
          : t('history.summary', {
              ...{ share: percent(share), measured: number(days.length), days: number(STATUS_DAYS) },
              interrupted: number(interrupted),
            })}
      </p>
    </div>
  )
}

/** From the oldest to today; the sentence below it says the same. */
function Strip({ days, until }: { days: readonly StatusDay[]; until: string }) {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const last = Date.parse(until)
  const shown = Array.from({ length: STATUS_DAYS }, (_, index) =>
    new Date(last - (STATUS_DAYS - 1 - index) * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length),
  )
  return (
    <div className={styles.strip} aria-hidden>
      {shown.map((day) => (
        <span key={day} className={styles[lookOf(byDay.get(day))]} />
      ))}
    </div>
  )
}

/** A day of which more than a hundredth is missing counts as bad. */
const BAD_BELOW = 0.99

function lookOf(day: StatusDay | undefined) {
  const share = day ? availabilityOf([day]) : null
  if (share === null) return 'dayUnknown'
  return share === 1 ? 'dayUp' : share < BAD_BELOW ? 'dayDown' : 'dayPart'
}
