import type { DeskStaffGroup } from '@/contract/deskStaff'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import type { StaffWork } from './StaffWork'

type Props = { groups: DeskStaffGroup[]; busy: boolean; onWork: (work: StaffWork) => void }

export function StaffGroupTable({ groups, busy, onWork }: Props) {
  if (groups.length === 0) return <p role="status">There is no group yet.</p>
  return (
    <CardTable
      caption="Groups"
      columns={['Group', 'Roles', 'Members', 'Change'].map((name) => ({ name }))}
      busy={busy}
      rows={groups.map((group) => ({
        key: group.id,
        cells: [
          group.name,
          group.roles.join(', '),
          String(group.members),
          <span key="change" className={styles.actions}>
            <Button
              look="outline"
              size="small"
              aria-label={`Change ${group.name}`}
              onClick={() => onWork({ kind: 'group', group })}
            >
              Change
            </Button>
            <Button
              look="outline"
              size="small"
              aria-label={`Remove ${group.name}`}
              onClick={() => onWork({ kind: 'removeGroup', group })}
            >
              Remove
            </Button>
          </span>,
        ],
      }))}
    />
  )
}
