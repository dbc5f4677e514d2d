import { useState } from 'react'
import { changeStaffMember, inviteStaff } from '@/api/deskStaff'
import type { DeskStaffGroup, DeskStaffMember } from '@/contract/deskStaff'
import { STAFF_ROLES, type StaffRole } from '@/domain/account/staffRoles'
import { typedText } from '@/domain/text/typedText'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'
import { RoleTicks } from './RoleTicks'

type Props = { member: DeskStaffMember | null; groups: DeskStaffGroup[]; onDone: () => void }

const ROLES = STAFF_ROLES.map((role) => ({ value: role, label: role }))

/** Null: somebody is invited. */
export function StaffMemberForm({ member, groups, onDone }: Props) {
  const [chosen, setChosen] = useState<string[]>(member?.groups ?? [])
  const [roles, setRoles] = useState<StaffRole[]>(member?.ownRoles ?? [])
  const given = { groups: chosen, roles }
  return (
    <DecisionForm
      label={member ? 'Change' : 'Send the invitation'}
      choices={[
        {
          value: 'give',
          label: member
            ? 'It takes effect at the next call.'
            : 'A link is sent by email and works for 72 hours. It opens the desk for the account with this address, once that has a second factor.',
        },
      ]}
      send={(_, reason, typed) =>
        member
          ? changeStaffMember(member.id ?? '', { ...given, reason })
          : inviteStaff({ ...given, email: typedText(typed, 'email').trim(), reason })
      }
      onDone={onDone}
    >
      {!member && <TextField label="Email address" name="email" type="email" />}
      {groups.length > 0 && (
        <RoleTicks
          legend="Groups"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      <RoleTicks
        legend={groups.length > 0 ? 'More roles' : 'Roles'}
        hint="With DESK_FOUR_EYES a second admin confirms the role admin at Proposals."
        options={ROLES}
        chosen={roles}
        onChange={setRoles}
      />
    </DecisionForm>
  )
}
