import { useEffect, useRef } from 'react'
import { fetchHistory } from '@/api/exchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { invalidate, useQuery } from '@/query/useQuery'
import { usePolling } from '@/query/usePolling'
import { LoadError } from '@/ui/feedback/LoadError'
import { Section } from '@/ui/layout/Section'
import { ExchangeRows } from './ExchangeRows'

const MAX_OPEN = 50

const fetchOpen = async () =>
  (await fetchHistory({ state: 'open', search: '', offset: 0, limit: MAX_OPEN })).result

export function OpenExchanges() {
  const { t } = useTranslation('customer_account')
  const { data, failure, refetch, refresh } = useQuery('exchanges open', fetchOpen)
  usePolling(data !== null && data.length > 0, refresh)
  const knownIds = useRef<string[]>([])
  useEffect(() => {
    if (!data) return
    const now = data.map(({ publicId }) => publicId)
    const hasEnded = knownIds.current.some((publicId) => !now.includes(publicId))
    knownIds.current = now
    // An exchange that ends brings cashback.
    if (hasEnded) invalidate('exchanges', 'loyalty')
  }, [data])

  if (!data?.length && !failure) return null
  return (
    <Section title={t('overview.open')} lead={data?.length ? t('overview.openLead') : undefined}>
      {failure && <LoadError failure={failure} what={t('history.failed')} onAgain={() => void refetch()} />}
      {data && data.length > 0 && <ExchangeRows caption={t('overview.open')} exchanges={data} />}
    </Section>
  )
}
