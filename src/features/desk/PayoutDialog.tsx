import { decidePayout } from '@/api/desk'
import type { DeskPayout } from '@/contract/deskResults'
import type { PayoutMode } from '@/domain/account/staff'
import { Dialog } from '@/ui/feedback/Dialog'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { SentPayoutForm } from './SentPayoutForm'

const APPROVE = { value: 'approve', label: 'Approve: send it' } as const
const PROPOSE = { value: 'approve', label: 'Approve: a second member of staff confirms it' } as const
const REFUSE = { value: 'refuse', label: 'Refuse: return the amount' } as const

type Props = { payout: DeskPayout; mode: PayoutMode; onDone: () => void; onClose: () => void }

export function PayoutDialog({ payout, mode, onDone, onClose }: Props) {
  const { id, amountBtc, address, needsSecond, isConfirmed } = payout
  const isProposed = needsSecond && !isConfirmed
  const isManual = mode === 'manual' && !isProposed
  return (
    <Dialog title={`Payout ${id}`} closeLabel="Close" onClose={onClose}>
      <p className={styles.text}>
        {amountBtc} BTC to {address}
      </p>
      {isManual && <SentPayoutForm id={id} onDone={onDone} />}
      <DecisionForm
        label={isManual ? 'Refuse' : 'Decide'}
        choices={isManual ? [REFUSE] : [isProposed ? PROPOSE : APPROVE, REFUSE]}
        reasonHint="It is recorded in the audit log. The customer reads it in an email when you refuse."
        send={(decision, reason) => decidePayout(id, { decision, reason })}
        onDone={onDone}
      />
    </Dialog>
  )
}
