import type { ProviderRecord } from '@/contract/providerStatistics'
import { showPercent } from '@/domain/money/marketNumbers'
import { numberFormat } from '@/domain/money/numberFormat'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { CardTable } from '@/ui/table/CardTable'

const COLUMNS = ['provider', 'count', 'deviation', 'minutes', 'refunded', 'failed', 'period'] as const

export function ProviderRecords({ records }: { records: ProviderRecord[] }) {
  const { t } = useTranslation('providers')
  const { intl } = useLanguage()
  const number = (value: string | number) => numberFormat(intl, {}).format(Number(value))
  const share = (part: number, { count }: ProviderRecord) =>
    numberFormat(intl, { style: 'percent', maximumFractionDigits: 1 }).format(part / count)
  const both = (spread: ProviderRecord['minutes'], show: (value: string) => string) =>
    spread ? t('both', { median: show(spread.median), p90: show(spread.p90) }) : '–'
  const day = (iso: string) => formatDate(iso, intl, DATE, 'UTC')
  return (
    <CardTable
      caption={t('title')}
      columns={COLUMNS.map((name) => ({ name: t(`column.${name}`), isNumber: name === 'count' }))}
      rows={records.map((record) => ({
        key: record.id,
        cells: [
          record.name,
          number(record.count),
          both(record.deviation, (value) => showPercent(value, intl)),
          both(record.minutes, number),
          share(record.refunded, record),
          share(record.failed, record),
          `${day(record.from)} – ${day(record.until)}`,
        ],
      }))}
    />
  )
}
