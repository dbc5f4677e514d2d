import { useState } from 'react'
import { decidePaymentRequest, type PaymentDecision } from '@/api/paymentRequests'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { fullAmount } from '@/domain/money/amount'
import { nextPayment } from '@/domain/payment/paymentState'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'
import { CardTable } from '@/ui/table/CardTable'
import { PAYMENT_LINKS } from './paymentLinksKey'
import styles from './PaymentLinks.module.css'
import { SharePaymentLink } from './SharePaymentLink'

export function PaymentLinkRows({ requests, busy }: { requests: PaymentRequest[]; busy: boolean }) {
  const { t } = useTranslation('payments')
  const { intl } = useLanguage()
  const coin = (amount: string, ticker: string) => `${fullAmount(amount, intl)}\u00a0${ticker.toUpperCase()}`
  return (
    <CardTable
      caption={t('list.title')}
      busy={busy}
      columns={[
        { name: t('new.title') },
        { name: t('list.amount'), isNumber: true },
        { name: t('list.received'), isNumber: true },
        { name: t('list.status') },
        { name: t('list.created') },
        { name: t('list.share') },
      ]}
      rows={requests.map((request) => ({
        key: request.id,
        cells: [
          <span key="title" className={styles.title}>
            {request.title}
            {request.reference && <small>{request.reference}</small>}
          </span>,
          request.amount === null ? t('list.any') : coin(request.amount, request.ticker),
          coin(request.received, request.ticker),
          stateText(request),
          formatDate(request.createdAt, intl, DATE, 'UTC'),
          <RowActions key="actions" request={request} />,
        ],
      }))}
    />
  )

  function stateText({ status, exception }: PaymentRequest): string {
    const state = t(`status.${status}`)
    return exception === 'none' ? state : `${state} · ${t(`exception.${exception}`)}`
  }
}

const DECISIONS: readonly PaymentDecision[] = ['accept', 'void', 'wrong_network']

/** Those that would change something. */
const possible = ({ status, exception, exchanges }: PaymentRequest) => {
  const state = { status, exception }
  const isTried = (exchanges ?? 0) > 0
  return DECISIONS.filter(
    (decision) => nextPayment(state, decision) !== state && (isTried || decision !== 'wrong_network'),
  )
}

function RowActions({ request }: { request: PaymentRequest }) {
  const { t } = useTranslation('payments')
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles.actions}>
      <Button
        look="outline"
        size="small"
        aria-label={t('list.shareLabel', { title: request.title })}
        onClick={() => setOpen(true)}
      >
        {t('list.share')}
      </Button>
      {possible(request).map((decision) => (
        <Decide key={decision} {...{ request, decision }} />
      ))}
      {isOpen && (
        <Dialog title={request.title} closeLabel={t('list.close')} onClose={() => setOpen(false)}>
          <SharePaymentLink request={request} />
        </Dialog>
      )}
    </span>
  )
}

type Decided = { request: PaymentRequest; decision: PaymentDecision }

/** None of it can be undone. */
function Decide({ request: { id, title }, decision }: Decided) {
  const { t } = useTranslation('payments')
  const { isPending, failure, mutate } = useMutation(async () => {
    await decidePaymentRequest(id, decision)
    invalidate(PAYMENT_LINKS)
  })
  const action = t(`decide.${decision}`)
  const longLabel = t('decide.long', { action, title })
  const question = t(`decide.sure.${decision}`)
  return (
    <ConfirmedButton
      label={action}
      longLabel={longLabel}
      question={`${longLabel} ${question}`}
      shownQuestion={question}
      cancel={t('decide.cancel')}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => void mutate()}
    />
  )
}
