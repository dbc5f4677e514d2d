import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { useAsked } from '@/store/useAsked'
import { useWatched } from '@/store/useWatched'
import { AskFailure } from '@/ui/AskFailure'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { ExchangeRows } from './ExchangeRows'
import { isOpen } from './isOpen'
import { NoExchanges } from './NoExchanges'

const SHOWN = 5

const ask = async () => {
  const { fetchHistory } = await import('@/api/exchanges')
  return (await fetchHistory({ state: 'all', search: '', offset: 0, limit: SHOWN })).result
}

/** The last few exchanges, and the way to all of them. `round` changes when there may be others. */
export function RecentExchanges({ round }: { round: number }) {
  const { t } = useTranslation('customer_account')
  const { answer, failure, isAsking, again, refresh } = useAsked(String(round), ask)
  useWatched(answer?.some(isOpen) ?? false, refresh)
  return (
    <Section title={t('overview.recent')}>
      {failure && <AskFailure failure={failure} what={t('history.failed')} onAgain={() => void again()} />}
      {!answer && isAsking && <Skeleton label={t('waiting')} lines={SHOWN} />}
      {answer?.length === 0 && <NoExchanges />}
      {answer && answer.length > 0 && (
        <>
          <ExchangeRows caption={t('overview.recent')} exchanges={answer} />
          <p>
            <Link href={paths.account.history} prefetch={false}>
              {t('overview.all')}
            </Link>
          </p>
        </>
      )}
    </Section>
  )
}
