import { setLegalHold } from '@/api/deskLegalHolds'
import { LEGAL_HOLD_KINDS, type LegalHoldKind } from '@/domain/account/legalHold'
import { typedText } from '@/domain/text/typedText'
import { invalidate } from '@/query/useQuery'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'

const LABELS: Record<LegalHoldKind, string> = {
  exchange: 'An exchange (ID)',
  customer: 'A customer with all exchanges (ID or email address)',
  email: 'An email address, of an account or given with an exchange or message',
}

export const LegalHoldForm = () => (
  <DecisionForm
    label="Set a legal hold"
    choiceLabel="What it is for"
    choices={LEGAL_HOLD_KINDS.map((kind) => ({ value: kind, label: LABELS[kind] }))}
    send={(kind, reason, typed) => setLegalHold({ kind, value: typedText(typed, 'value').trim(), reason })}
    onDone={() => invalidate('legal holds')}
    reasonHint="Such as the authority and its file number. Only staff read it. It is recorded in the audit log."
  >
    <TextField label="ID or email address" name="value" />
  </DecisionForm>
)
