import { fetchHistory } from '@/api/exchanges'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { usePolling } from '@/query/usePolling'
import { LoadError } from '@/ui/feedback/LoadError'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLink } from '@/ui/layout/PageLink'
import { ExchangeRows } from './ExchangeRows'
import { isOpen } from './isOpen'
import { NoExchanges } from './NoExchanges'

const SHOWN = 5

const fetchRecent = async () =>
  (await fetchHistory({ state: 'all', search: '', offset: 0, limit: SHOWN })).result

export function RecentExchanges() {
  const { t } = useTranslation('customer_account')
  const { data, failure, isFetching, refetch, refresh } = useQuery('exchanges recent', fetchRecent)
  usePolling(data?.some(isOpen) ?? false, refresh)
  return (
    <Section title={t('overview.recent')}>
      {failure && <LoadError failure={failure} what={t('history.failed')} onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label={t('waiting')} lines={SHOWN} />}
      {data?.length === 0 && <NoExchanges />}
      {data && data.length > 0 && (
        <>
          <ExchangeRows caption={t('overview.recent')} exchanges={data} />
          <p>
            <PageLink href={paths.account.history}>{t('overview.all')}</PageLink>
          </p>
        </>
      )}
    </Section>
  )
}
