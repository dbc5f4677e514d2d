import { useState } from 'react'
import { showBtc } from '@/domain/money/btcAmount'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { BarChart } from '@/ui/chart/BarChart'
import { Segmented } from '@/ui/form/Segmented'
import { Panel } from '@/ui/layout/Panel'
import { RankedBars } from './RankedBars'
import styles from './Statistics.module.css'
import { useRowName } from './useRowName'
import type { NamedStatistics } from './useStatistics'

const MEASURES = ['orders', 'volumeBtc', 'commissionBtc'] as const
type Measure = (typeof MEASURES)[number]
type Row = NamedStatistics['rows'][number]

export function StatisticsChart({ statistics }: { statistics: NamedStatistics }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const [measure, setMeasure] = useState<Measure>('orders')
  const { by, rows } = statistics
  const nameOf = useRowName(statistics)
  const valueOf = (row: Row) => Number(row[measure])
  const shown = (row: Row) =>
    measure === 'orders' ? numberFormat(intl).format(row.orders) : showBtc(row[measure], intl)
  const [first, last] = [rows[0], rows.at(-1)]
  const best = rows.toSorted((one, other) => valueOf(other) - valueOf(one))[0]
  if (!first || !last || !best) return null
  const label = t(by === 'day' ? 'statistics.daysChart' : 'statistics.rankedChart', {
    measure: t(`statistics.${measure}`),
    name: nameOf(best.key),
    value: shown(best),
  })
  return (
    <Panel>
      <div className={styles.chart}>
        <Segmented
          name="measure"
          legend={t('statistics.measure')}
          options={MEASURES.map((value) => ({ value, label: t(`statistics.${value}`) }))}
          value={measure}
          onChoose={setMeasure}
        />
        {by === 'day' ? (
          <BarChart
            values={rows.map(valueOf)}
            label={label}
            top={shown(best)}
            times={[nameOf(first.key), nameOf(last.key)]}
          />
        ) : (
          <RankedBars
            label={label}
            rows={rows.map((row) => ({ name: nameOf(row.key), value: valueOf(row), shown: shown(row) }))}
          />
        )}
      </div>
    </Panel>
  )
}
