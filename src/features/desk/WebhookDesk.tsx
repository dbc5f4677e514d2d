import { useState } from 'react'
import { fetchOperatorWebhooks, resendFailedDeliveries, testOperatorWebhook } from '@/api/deskWebhooks'
import type { OperatorEndpoint, OperatorTarget } from '@/contract/deskWebhooks'
import { useMutation } from '@/query/useMutation'
import { invalidate, useQuery } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { refusalReason } from './refusalReason'
import { WebhookDeliveries } from './WebhookDeliveries'

const WEBHOOKS = 'webhooks'

const TITLES: Record<OperatorTarget, string> = {
  events: 'What happens on the site',
  payments: 'Payment links of your key',
}

const SETTINGS: Record<OperatorTarget, string> = {
  events: 'WEBHOOK_URL is not set: nothing is sent.',
  payments: 'PAYMENT_LINKS_WEBHOOK_URL is not set: nothing is sent.',
}

export function WebhookDesk() {
  const { data, failure, refetch } = useQuery(WEBHOOKS, () => fetchOperatorWebhooks())
  if (failure)
    return <LoadError failure={failure} what="Webhooks: not loaded" onAgain={() => void refetch()} />
  if (!data) return <Skeleton label="Loading" lines={4} />
  return (
    <div className={styles.sections}>
      {data.map((endpoint) => (
        <Section key={endpoint.id} level="h3" title={TITLES[endpoint.id]} lead={leadOf(endpoint)}>
          <Endpoint endpoint={endpoint} />
        </Section>
      ))}
    </div>
  )
}

const leadOf = ({ host, id, events }: OperatorEndpoint) =>
  host === null ? SETTINGS[id] : `Sent to ${host}: ${events.join(', ')}.`

function Endpoint({ endpoint }: { endpoint: OperatorEndpoint }) {
  const { host, failingSince, lastDeliveredAt, signsTwice, pending, failed, id } = endpoint
  return (
    <div className={styles.part}>
      {failingSince !== null && (
        <Callout tone="bad" role="alert" title="Nothing is accepted there">
          <p>
            Since <DeskTime at={failingSince} />. Each message is tried eight times in 27 hours.
          </p>
        </Callout>
      )}
      <p role="status">
        {pending} waiting, {failed} failed, last accepted: <DeskTime at={lastDeliveredAt} />.
      </p>
      {signsTwice && <p>Signed with both secrets: WEBHOOK_SECRET_PREVIOUS is set.</p>}
      {host !== null && <Actions endpoint={endpoint} />}
      <WebhookDeliveries id={id} mayResend={host !== null} />
    </div>
  )
}

function Actions({ endpoint: { id, failed } }: { endpoint: OperatorEndpoint }) {
  const [done, setDone] = useState('')
  const test = useMutation(async () => {
    setDone('')
    await confirmed(() => testOperatorWebhook(id))
    setDone('The test message is on its way.')
    invalidate(WEBHOOKS, 'deliveries')
  })
  const again = useMutation(async () => {
    setDone('')
    const { count } = await confirmed(() => resendFailedDeliveries(id))
    setDone(`${count} are sent again.`)
    invalidate(WEBHOOKS, 'deliveries')
  })
  return (
    <>
      <div className={styles.actions}>
        <Button look="outline" size="small" busy={test.isPending} onClick={() => void test.mutate()}>
          Send a test message
        </Button>
        {failed > 0 && (
          <Button look="outline" size="small" busy={again.isPending} onClick={() => void again.mutate()}>
            Send all failed again
          </Button>
        )}
      </div>
      {done && <p role="status">{done}</p>}
      {refusalReason(test.state) ?? refusalReason(again.state)}
    </>
  )
}
