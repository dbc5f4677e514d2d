import { useState } from 'react'
import { fetchPaymentRequests } from '@/api/paymentRequests'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { ListPages } from '@/ui/table/ListPages'
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
  return (
    <Section title={t('list.title')}>
      {failure && <LoadError failure={failure} what={t('list.failed')} onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label={t('customer_account:waiting')} lines={4} />}
      {data?.totalCount === 0 && <Callout tone="plain" title={t('list.none')} />}
      {data && data.result.length > 0 && <PaymentLinkRows requests={data.result} busy={isFetching} />}
      {data && (
        <ListPages
          label={t('list.pages')}
          page={page}
          perPage={PAGE}
          total={data.totalCount}
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
