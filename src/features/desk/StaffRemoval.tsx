import { removeStaffGroup, removeStaffMember } from '@/api/deskStaff'
import type { DeskStaffGroup, DeskStaffMember } from '@/contract/deskStaff'
import { DecisionForm } from './DecisionForm'

type Props = { onDone: () => void } & ({ member: DeskStaffMember } | { group: DeskStaffGroup })

export function StaffRemoval({ onDone, ...whom }: Props) {
  const isMember = 'member' in whom
  return (
    <DecisionForm
      label="Remove"
      choices={[
        { value: 'remove', label: isMember ? effectOf(whom.member) : 'Its members lose its roles at once.' },
      ]}
      send={(_, reason) =>
        isMember ? removeStaffMember(whom.member.id ?? '', reason) : removeStaffGroup(whom.group.id, reason)
      }
      onDone={onDone}
    />
  )
}

const effectOf = ({ state }: DeskStaffMember) =>
  state === 'invited' || state === 'expired'
    ? 'The link of the invitation ends.'
    : 'The next call is refused, every sign-in of the account ends, and what it proposed is withdrawn. API keys that it made go on: revoke those it knows.'
