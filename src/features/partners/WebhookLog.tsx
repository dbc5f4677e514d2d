import { fetchDeliveries, resendDelivery } from '@/api/partnerIntegration'
import type { WebhookDelivery } from '@/contract/partnerWebhooks'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate, useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Partners.module.css'

const SHOWN = 20

export const deliveriesKey = (id: string) => `partner-webhook ${id}`

/** `isOff`: nothing can be sent there now. */
export function WebhookLog({ id, isOff }: { id: string; isOff: boolean }) {
  const { t } = useTranslation(['partners', 'customer_account'])
  const { data, failure, isFetching, refetch } = useQuery(deliveriesKey(id), () => fetchDeliveries(id, SHOWN))
  if (failure)
    return <LoadError failure={failure} what={t('webhooks.failed')} onAgain={() => void refetch()} />
  if (!data) return <Skeleton label={t('customer_account:waiting')} lines={3} />
  return (
    <>
      {data.length === 0 ? (
        <p className={styles.note}>{t('webhooks.none')}</p>
      ) : (
        <Rows id={id} deliveries={data} busy={isFetching} isOff={isOff} />
      )}
      <div>
        <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('webhooks.refresh')}
        </Button>
      </div>
    </>
  )
}

type RowsProps = { id: string; deliveries: WebhookDelivery[]; busy: boolean; isOff: boolean }

function Rows({ id, deliveries, busy, isOff }: RowsProps) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  return (
    <CardTable
      caption={t('webhooks.log')}
      busy={busy}
      columns={[
        { name: t('webhooks.event') },
        { name: t('webhooks.time') },
        { name: t('codes.status') },
        { name: t('webhooks.answer') },
        { name: t('webhooks.resend') },
      ]}
      rows={deliveries.map((delivery) => ({
        key: delivery.id,
        cells: [
          delivery.type,
          formatDate(delivery.createdAt, intl, DATE_AND_TIME),
          t(`webhooks.sent.${delivery.state}`),
          answerOf(delivery),
          isOff || delivery.nextTryAt !== null ? '–' : <Resend key="resend" id={id} delivery={delivery} />,
        ],
      }))}
    />
  )
}

/** Of the last try: `200 · 34 ms`. */
function answerOf({ attempts }: WebhookDelivery): string {
  const last = attempts.at(-1)
  return last ? `${last.status ?? last.error ?? ''} · ${last.ms} ms` : '–'
}

function Resend({ id, delivery }: { id: string; delivery: WebhookDelivery }) {
  const { t } = useTranslation('partners')
  const { state, mutate } = useMutation(async () => {
    await resendDelivery(id, delivery.id)
    invalidate(deliveriesKey(id))
  })
  return (
    <Button
      look="quiet"
      size="small"
      busy={state.kind === 'pending'}
      aria-label={`${t('webhooks.resend')}: ${delivery.type}`}
      onClick={() => void mutate()}
    >
      {t('webhooks.resend')}
    </Button>
  )
}
