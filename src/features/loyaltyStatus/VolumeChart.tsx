import { isZero, isLess } from '@/domain/money/amount'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import type { LoyaltyStatus } from '@/contract/programmes'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { BarChart } from '@/ui/chart/BarChart'
import { CardTable } from '@/ui/table/CardTable'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import styles from './LoyaltyStatusPanel.module.css'

export function VolumeChart({ status: { days, windowDays } }: { status: LoyaltyStatus }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const dayName = (date: string) => formatDate(date, intl, DATE, 'UTC')
  const used = days.filter(({ volumeBtc }) => !isZero(volumeBtc))
  const [first, last] = [days[0], days.at(-1)]
  const [one, ...others] = used
  if (!one || !first || !last) {
    return (
      <Section title={t('chart.title', { count: windowDays })}>
        <p>{t('chart.empty')}</p>
      </Section>
    )
  }
  const best = others.reduce((high, day) => (isLess(high.volumeBtc, day.volumeBtc) ? day : high), one)
  const btc = (amount: string) => showBtc(amount, intl)
  return (
    <Section title={t('chart.title', { count: windowDays })}>
      <Panel>
        <BarChart
          values={days.map(({ volumeBtc }) => Number(volumeBtc))}
          label={t('chart.label', {
            date: dayName(best.date),
            amount: btc(best.volumeBtc),
            count: used.length,
          })}
          top={btc(best.volumeBtc)}
          times={[dayName(first.date), dayName(last.date)]}
        />
        <details className={styles.days}>
          <summary>{t('chart.table')}</summary>
          <CardTable
            caption={t('chart.title', { count: windowDays })}
            columns={[{ name: t('chart.day') }, { name: t('chart.volume'), isNumber: true }]}
            rows={used
              .toReversed()
              .map(({ date, volumeBtc }) => ({ key: date, cells: [dayName(date), btc(volumeBtc)] }))}
          />
        </details>
      </Panel>
    </Section>
  )
}
