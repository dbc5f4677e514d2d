import { block } from '@/api/deskScreening'
import { BLOCK_KINDS, type BlockKind } from '@/domain/account/block'
import { typedText } from '@/domain/text/typedText'
import { invalidate } from '@/query/useQuery'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'

const LABELS: Record<BlockKind, string> = {
  customer: 'A customer (ID or email address)',
  email: 'An email address',
  address: 'An address of a wallet or bank account',
  caller: 'A caller (IP address, or a network such as 203.0.113.0/24)',
}

export const BlockForm = () => (
  <DecisionForm
    label="Block"
    choiceLabel="Block"
    choices={BLOCK_KINDS.map((kind) => ({ value: kind, label: LABELS[kind] }))}
    send={(kind, reason, typed) => block({ kind, value: typedText(typed, 'value').trim(), reason })}
    onDone={() => invalidate('blocks')}
    reasonHint="Only staff read it. It is recorded in the audit log."
  >
    <TextField
      label="What to block"
      name="value"
      hint="An address is blocked in every way it can be written, on every chain."
    />
  </DecisionForm>
)
