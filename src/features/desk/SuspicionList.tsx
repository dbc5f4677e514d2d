import type { SuspectedPartner } from '@/contract/deskPartners'
import type { Suspicion } from '@/domain/partner/suspicion'
import styles from './Desk.module.css'

type Raised = SuspectedPartner['suspicions'][number]

/** Each with the figures that raised it. */
export const SuspicionList = ({ suspicions }: { suspicions: Raised[] }) => (
  <span className={styles.notes}>
    {suspicions.map((raised) => (
      <span key={raised.suspicion}>{TEXTS[raised.suspicion](raised)}</span>
    ))}
  </span>
)

const TEXTS: Record<Suspicion, (raised: Raised) => string> = {
  own_orders: ({ count, of, percent }) => `Own orders: ${count} of ${of} (${percent} %)`,
  one_recipient: ({ count, of }) => `One recipient address: ${count} accounts, of ${of} orders`,
  one_device: ({ count, of }) => `One device: ${count} accounts, of ${of} orders`,
  one_caller: ({ count, of }) => `One IP address: ${count} accounts, of ${of} orders`,
  burst: ({ count, of, percent }) => `Burst: ${count} orders within an hour, of ${of} (${percent} %)`,
  refunds: ({ count, of, percent }) => `Refunds: ${count} of ${of} that ended (${percent} %)`,
}
