import { decidePayout } from '@/api/desk'
import type { DeskPayout } from '@/contract/deskResults'
import { DESK_REASON, type PayoutDecision, type PayoutMode } from '@/domain/account/staff'
import { typedText } from '@/domain/text/typedText'
import { GroupedText } from '@/ui/address/GroupedText'
import { Dialog } from '@/ui/feedback/Dialog'
import { TextArea } from '@/ui/form/TextArea'
import { ConfirmPayoutForm } from './ConfirmPayoutForm'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { PayoutNotes } from './PayoutNotes'
import { SentPayoutForm } from './SentPayoutForm'

type Props = { payout: DeskPayout; mode: PayoutMode; onDone: () => void; onClose: () => void }

export function PayoutDialog({ payout, mode, onDone, onClose }: Props) {
  const { id, amountBtc, address, decisions, state } = payout
  const choices = choicesOf(payout, mode)
  return (
    <Dialog title={`Payout ${id}`} closeLabel="Close" onClose={onClose}>
      <p className={styles.text}>
        {amountBtc} BTC to <GroupedText>{address}</GroupedText>
      </p>
      <PayoutNotes payout={payout} />
      {decisions.includes('confirm') && <ConfirmPayoutForm id={id} onDone={onDone} />}
      {decisions.includes('sent') && (
        <SentPayoutForm id={id} isReplacement={state === 'sending'} onDone={onDone} />
      )}
      {choices.length > 0 && (
        <DecisionForm
          label={choices.length === 1 ? 'Refuse' : 'Decide'}
          choices={choices}
          reasonHint="It is recorded in the audit log. When you refuse, the customer reads it by email and in the account."
          send={(decision, reason, typed) =>
            decidePayout(id, { decision, reason, note: typedText(typed, 'note').trim() })
          }
          onDone={onDone}
        >
          <TextArea
            label="Internal note (optional)"
            name="note"
            rows={2}
            maxLength={DESK_REASON.max}
            hint="Only the audit log holds it. The customer never reads it."
          />
        </DecisionForm>
      )}
    </Dialog>
  )
}

function choicesOf({ decisions, needsSecond, isConfirmed }: DeskPayout, mode: PayoutMode) {
  const approve =
    needsSecond && !isConfirmed
      ? 'Approve: a second member of staff confirms it'
      : mode === 'manual'
        ? 'Approve: it may be sent'
        : 'Approve: send it'
  const labels: Partial<Record<PayoutDecision, string>> = { approve, refuse: 'Refuse: return the amount' }
  return decisions.flatMap((value) => {
    const label = labels[value]
    return label === undefined ? [] : [{ value, label }]
  })
}
