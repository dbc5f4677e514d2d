import type { ReactNode } from 'react'
import { showBtc } from '@/domain/money/btcAmount'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { CardTable } from '@/ui/table/CardTable'
import { useRowName } from './useRowName'
import type { NamedStatistics } from './useStatistics'

const FIGURES = ['orders', 'completed', 'volumeBtc', 'commissionBtc', 'pendingBtc'] as const

/** Of days only those on which something was exchanged, the newest first. */
export function StatisticsTable({ statistics, busy }: { statistics: NamedStatistics; busy: boolean }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const { by, rows, total, timeZone } = statistics
  const nameOf = useRowName(statistics)
  const count = numberFormat(intl)
  const cellsOf = (name: string, row: typeof total): [ReactNode, ...ReactNode[]] => [
    name,
    count.format(row.orders),
    count.format(row.completed),
    showBtc(row.volumeBtc, intl),
    showBtc(row.commissionBtc, intl),
    showBtc(row.pendingBtc, intl),
  ]
  const shown = by === 'day' ? rows.filter(({ orders }) => orders > 0).toReversed() : rows
  return (
    <CardTable
      caption={t('title.statistics')}
      busy={busy}
      columns={[
        { name: by === 'day' ? t('statistics.dayIn', { timeZone }) : t(`statistics.${by}`) },
        ...FIGURES.map((figure) => ({ name: t(`statistics.${figure}`), isNumber: true })),
      ]}
      rows={[
        ...shown.map((row) => ({ key: row.key ?? '', cells: cellsOf(nameOf(row.key), row) })),
        { key: ' total', cells: cellsOf(t('statistics.total'), total) },
      ]}
    />
  )
}
