import { fetchClicks } from '@/api/partnerIntegration'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Statistics.module.css'
import { periodOf } from './periodOf'

type Props = { days: number; timeZone: string }

/** How often links were followed, by their campaign. */
export function Clicks({ days, timeZone }: Props) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const { data, failure, isFetching, refetch } = useQuery(`partner-clicks ${days} ${timeZone}`, () =>
    fetchClicks({ by: 'subId', ...periodOf(days, timeZone) }),
  )
  const count = numberFormat(intl)
  return (
    <Section title={t('clicks.title')} lead={t('clicks.lead')}>
      {failure && (
        <LoadError failure={failure} what={t('statistics.failed')} onAgain={() => void refetch()} />
      )}
      {data?.total === 0 && <p className={styles.note}>{t('clicks.none')}</p>}
      {data && data.total > 0 && (
        <CardTable
          caption={t('clicks.title')}
          busy={isFetching}
          columns={[{ name: t('codes.subId') }, { name: t('clicks.count'), isNumber: true }]}
          rows={[
            ...data.rows.map(({ key, clicks }) => ({
              key: key ?? '',
              cells: [key || t('clicks.without'), count.format(clicks)] as [string, string],
            })),
            { key: ' total', cells: [t('statistics.total'), count.format(data.total)] },
          ]}
        />
      )}
    </Section>
  )
}
