import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Clicks } from './Clicks'
import { downloadStatistics } from './downloadStatistics'
import styles from './Statistics.module.css'
import { StatisticsChart } from './StatisticsChart'
import { StatisticsChoice } from './StatisticsChoice'
import { StatisticsTable } from './StatisticsTable'
import { type NamedStatistics, useStatistics } from './useStatistics'

export function Statistics() {
  const { t } = useTranslation(['partners', 'customer_account'])
  const { view, show, data, failure, isFetching, refetch } = useStatistics()
  return (
    <div className={styles.statistics}>
      <StatisticsChoice view={view} show={show} />
      {failure && (
        <LoadError failure={failure} what={t('statistics.failed')} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label={t('customer_account:waiting')} lines={8} />}
      {data && !failure && <Shown statistics={data} busy={isFetching} />}
      <Clicks days={view.days} timeZone={view.timeZone} />
    </div>
  )
}

function Shown({ statistics, busy }: { statistics: NamedStatistics; busy: boolean }) {
  const { t } = useTranslation(['partners', 'customer_account'])
  if (statistics.total.orders === 0)
    return (
      <EmptyState title={t('statistics.none')}>
        <p>{t('statistics.noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      <StatisticsChart statistics={statistics} />
      <StatisticsTable statistics={statistics} busy={busy} />
      <p className={styles.note}>{t('statistics.rounded')}</p>
      <div>
        <Button look="outline" size="small" onClick={() => downloadStatistics(statistics)}>
          {t('customer_account:history.export')}
        </Button>
      </div>
    </>
  )
}
