import { useState, type ReactNode } from 'react'
import { fetchOperatorDeliveries, resendOperatorDelivery } from '@/api/deskWebhooks'
import type { OperatorDelivery, OperatorTarget } from '@/contract/deskWebhooks'
import { DELIVERY_STATES } from '@/domain/partner/webhooks'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Button } from '@/ui/form/Button'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { refusalReason } from './refusalReason'
import { StateFilter } from './StateFilter'

const STATES = ['all', ...DELIVERY_STATES] as const

export function WebhookDeliveries({ id, mayResend }: { id: OperatorTarget; mayResend: boolean }) {
  const [state, setState] = useState<(typeof STATES)[number]>('all')
  return (
    <>
      <StateFilter legend="State" name={`state-${id}`} states={STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`deliveries ${id} ${state}`}
        caption="Deliveries"
        columns={['Event', 'Of', 'When', 'State', 'Tries', 'Last answer', 'Next try', 'Send again']}
        empty="Nothing was sent."
        fetchPage={(offset) => fetchOperatorDeliveries(id, state === 'all' ? undefined : state, offset)}
        rowOf={(delivery) => ({ key: delivery.id, cells: cellsOf(id, delivery, mayResend) })}
      />
    </>
  )
}

const cellsOf = (
  id: OperatorTarget,
  delivery: OperatorDelivery,
  mayResend: boolean,
): [ReactNode, ...ReactNode[]] => [
  <span key="event" className={styles.word}>
    {delivery.type}
  </span>,
  <span key="of" className={styles.code}>
    {delivery.subject ?? '–'}
  </span>,
  <DeskTime key="when" at={delivery.createdAt} />,
  delivery.state,
  String(delivery.attempts.length),
  answerOf(delivery),
  <DeskTime key="next" at={delivery.nextTryAt} />,
  mayResend && delivery.nextTryAt === null ? <Again key="again" id={id} delivery={delivery} /> : '–',
]

/** Of the last try: `200, 34 ms`. */
function answerOf({ attempts }: OperatorDelivery): string {
  const last = attempts.at(-1)
  return last ? `${last.status ?? last.error ?? ''}, ${last.ms} ms` : '–'
}

function Again({ id, delivery }: { id: OperatorTarget; delivery: OperatorDelivery }) {
  const { state, isPending, mutate } = useMutation(async () => {
    await confirmed(() => resendOperatorDelivery(id, delivery.id))
    invalidate('webhooks', 'deliveries')
  })
  return (
    <>
      <Button
        look="outline"
        size="small"
        busy={isPending}
        aria-label={`Send again: ${delivery.type} of ${delivery.subject ?? 'the test'}`}
        onClick={() => void mutate()}
      >
        Send again
      </Button>
      {refusalReason(state)}
    </>
  )
}
