import { useState } from 'react'
import { fetchCommissions } from '@/api/partners'
import type { PartnerCommission } from '@/contract/partners'
import { pairText } from '@/domain/currency/pairText'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardTable } from '@/ui/table/CardTable'
import { ListPages } from '@/ui/table/ListPages'

const PAGE = 20

export function Commissions() {
  const { t } = useTranslation(['partners', 'customer_account'])
  const [page, setPage] = useState(1)
  const { data, failure, isFetching, refetch } = useQuery(`partner-commissions ${page}`, () =>
    fetchCommissions((page - 1) * PAGE, PAGE),
  )
  return (
    <>
      {failure && (
        <LoadError failure={failure} what={t('commissions.failed')} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label={t('customer_account:waiting')} lines={6} />}
      {data?.totalCount === 0 && (
        <EmptyState title={t('commissions.none')}>
          <p>{t('statistics.noneText')}</p>
        </EmptyState>
      )}
      {data && data.result.length > 0 && <CommissionRows commissions={data.result} busy={isFetching} />}
      {data && (
        <ListPages
          label={t('commissions.pages')}
          page={page}
          perPage={PAGE}
          total={data.totalCount}
          onGo={setPage}
        />
      )}
    </>
  )
}

function CommissionRows({ commissions, busy }: { commissions: PartnerCommission[]; busy: boolean }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const outcomeOf = useOutcome()
  return (
    <CardTable
      caption={t('title.commissions')}
      busy={busy}
      columns={[
        { name: t('commissions.date') },
        { name: t('codes.code') },
        { name: t('statistics.pair') },
        { name: t('statistics.volumeBtc'), isNumber: true },
        { name: t('statistics.commissionBtc'), isNumber: true },
        { name: t('codes.status') },
      ]}
      rows={commissions.map((one, index) => ({
        // Rows carry no id, by which a customer could be found.
        key: String(index),
        cells: [
          formatDate(one.date, intl, DATE, 'UTC'),
          one.code ?? '–',
          pairText(`${one.fromAsset}/${one.toAsset}`),
          one.volumeBtc === null ? '–' : showBtc(one.volumeBtc, intl),
          showBtc(one.commissionBtc, intl),
          outcomeOf(one),
        ],
      }))}
    />
  )
}

/** What it brought or why it brings nothing; before it is completed only the second is known. */
function useOutcome(): (commission: PartnerCommission) => string {
  const { t } = useTranslation('partners')
  return ({ outcome, reason }) => {
    if (reason === 'own_order' || reason === 'inactive_partner') return t(`commissions.reasons.${reason}`)
    return t(`commissions.outcomes.${outcome ?? 'open'}`)
  }
}
