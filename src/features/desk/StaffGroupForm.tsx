import { useState } from 'react'
import { addStaffGroup, changeStaffGroup } from '@/api/deskStaff'
import type { DeskStaffGroup } from '@/contract/deskStaff'
import { GROUP_NAME, GROUP_ROLES } from '@/domain/account/staffMember'
import { typedText } from '@/domain/text/typedText'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'
import { RoleTicks } from './RoleTicks'

type Role = (typeof GROUP_ROLES)[number]
const OPTIONS = GROUP_ROLES.map((role) => ({ value: role, label: role }))

export function StaffGroupForm({ group, onDone }: { group: DeskStaffGroup | null; onDone: () => void }) {
  const [roles, setRoles] = useState<Role[]>(
    GROUP_ROLES.filter((role) => group?.roles.some((one) => one === role)),
  )
  const label = group ? 'Change the group' : 'Add the group'
  return (
    <DecisionForm
      label={label}
      choices={[
        { value: 'group', label: 'The role admin is given to one person at a time, not to a group.' },
      ]}
      send={(_, reason, typed) => {
        const body = { name: typedText(typed, 'name').trim(), roles, reason }
        return group ? changeStaffGroup(group.id, body) : addStaffGroup(body)
      }}
      onDone={onDone}
    >
      <TextField label="Name" name="name" maxLength={GROUP_NAME.max} defaultValue={group?.name} />
      <RoleTicks legend="Roles" options={OPTIONS} chosen={roles} onChange={setRoles} />
    </DecisionForm>
  )
}
