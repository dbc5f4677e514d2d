import { revokeDeskKey } from '@/api/deskKeys'
import { DecisionForm } from './DecisionForm'

export const KeyRevocation = ({ id, onDone }: { id: string; onDone: () => void }) => (
  <DecisionForm
    label="Revoke"
    choices={[{ value: 'revoke', label: 'Its next call is refused.' }]}
    send={(_, reason) => revokeDeskKey(id, reason)}
    onDone={onDone}
  />
)
