import { useState } from 'react'
import { fetchPaymentRequests } from '@/api/paymentRequests'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { Pagination } from '@/ui/table/Pagination'
import { downloadPaymentLinks } from './downloadPaymentLinks'
import { PAYMENT_LINKS } from './paymentLinksKey'
import { PaymentLinkRows } from './PaymentLinkRows'

const PAGE = 20

export function PaymentLinks() {
  const { t } = useTranslation(['payments', 'customer_account'])
  const [page, setPage] = useState(1)
  const { data, failure, isFetching, refetch } = useQuery(`${PAYMENT_LINKS} ${page}`, () =>
    fetchPaymentRequests((page - 1) * PAGE, PAGE),
  )
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / PAGE))
  return (
    <Section title={t('list.title')}>
      {failure && <LoadError failure={failure} what={t('list.failed')} onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label={t('customer_account:waiting')} lines={4} />}
      {data?.totalCount === 0 && <Callout tone="plain" title={t('list.none')} />}
      {data && data.result.length > 0 && <PaymentLinkRows requests={data.result} busy={isFetching} />}
      {data && (
        <Pagination
          words={{
            label: t('list.pages'),
            previous: t('customer_account:pages.previous'),
            where: t('customer_account:pages.where', { page, pages }),
            next: t('customer_account:pages.next'),
          }}
          page={page}
          pages={pages}
          onGo={setPage}
        />
      )}
      {data && data.totalCount > 0 && (
        <div>
          <Button look="outline" onClick={() => void downloadPaymentLinks()}>
            {t('list.csv')}
          </Button>
        </div>
      )}
    </Section>
  )
}
