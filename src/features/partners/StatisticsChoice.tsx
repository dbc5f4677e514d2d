import { useState } from 'react'
import { STATISTICS_BY } from '@/domain/partner/statistics'
import { useTranslation } from '@/i18n/useTranslation'
import { Segmented } from '@/ui/form/Segmented'
import { SelectField } from '@/ui/form/SelectField'
import styles from './Statistics.module.css'
import { timeZones } from './timeZones'
import { PERIODS, type useStatistics } from './useStatistics'

type Props = Pick<ReturnType<typeof useStatistics>, 'view' | 'show'>

export function StatisticsChoice({ view: { by, days, timeZone }, show }: Props) {
  const { t } = useTranslation('partners')
  const [zones] = useState(() => timeZones(timeZone))
  return (
    <div className={styles.choice} role="search">
      <Segmented
        name="by"
        legend={t('statistics.by')}
        options={STATISTICS_BY.map((value) => ({ value, label: t(`statistics.${value}`) }))}
        value={by}
        onChoose={(chosen) => show({ by: chosen })}
      />
      <div className={styles.selects}>
        <SelectField
          label={t('statistics.period')}
          options={PERIODS.map((count) => ({
            value: String(count),
            label: t('statistics.days', { days: count }),
          }))}
          value={String(days)}
          onChange={({ target }) => show({ days: Number(target.value) })}
        />
        <SelectField
          label={t('statistics.timeZone')}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={timeZone}
          onChange={({ target }) => show({ timeZone: target.value })}
        />
      </div>
    </div>
  )
}
