import type { ReactNode } from 'react'
import { resendStaffInvitation } from '@/api/deskStaff'
import type { DeskStaff, DeskStaffMember } from '@/contract/deskStaff'
import type { MemberState } from '@/domain/account/staffMember'
import { useMutation } from '@/query/useMutation'
import { confirmed } from '@/store/confirmed'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { ProposalNotice } from './ProposalNotice'
import type { StaffWork } from './StaffWork'

const STATES: Record<MemberState, string> = {
  setting: 'DESK_STAFF',
  active: 'Member',
  invited: 'Invited',
  expired: 'Invitation expired',
  moved: 'Has another address now: no access',
}

const COLUMNS = ['Who', 'State', 'Groups', 'Roles', 'Second factor', 'Last seen', 'Invited by', 'Change']

type Props = {
  staff: DeskStaff
  /** Of who is at the desk, whose own entry somebody else changes. */
  email: string
  busy: boolean
  onWork: (work: StaffWork) => void
  onSent: () => void
}

export const StaffMemberTable = ({ staff, email, busy, onWork, onSent }: Props) => (
  <CardTable
    caption="Staff"
    columns={COLUMNS.map((name) => ({ name }))}
    busy={busy}
    rows={staff.members.map((member) => ({
      key: member.id ?? member.email,
      cells: [
        ...factsOf(member, staff.groups),
        <Changes key="change" {...{ member, onWork, onSent }} isOwn={member.email === email} />,
      ],
    }))}
  />
)

const factsOf = (member: DeskStaffMember, groups: DeskStaff['groups']): [ReactNode, ...ReactNode[]] => [
  <span key="email" className={styles.code}>
    {member.email}
  </span>,
  <span key="state">
    {STATES[member.state]}
    {member.expiresAt && (
      <span>
        , until <DeskTime at={member.expiresAt} />
      </span>
    )}
  </span>,
  groups
    .filter(({ id }) => member.groups.includes(id))
    .map(({ name }) => name)
    .join(', ') || '–',
  member.roles.join(', ') || '–',
  { true: 'Yes', false: 'No', null: '–' }[String(member.hasSecondFactor)],
  <DeskTime key="seen" at={member.lastSeenAt} />,
  member.invitedBy === null ? (
    '–'
  ) : (
    <span key="by">
      {member.invitedBy}, <DeskTime at={member.invitedAt} />
    </span>
  ),
]

type ChangesProps = Pick<Props, 'onWork' | 'onSent'> & { member: DeskStaffMember; isOwn: boolean }

function Changes({ member, isOwn, onWork, onSent }: ChangesProps) {
  const { id, email, state, proposal } = member
  const { isPending, failure, mutate } = useMutation(async () => {
    await confirmed(() => resendStaffInvitation(id ?? ''))
    onSent()
  })
  if (id === null) return 'In DESK_STAFF'
  if (proposal) return <ProposalNotice proposal={proposal} />
  if (isOwn) return 'By another admin'
  return (
    <span className={styles.actions}>
      {(state === 'invited' || state === 'expired') && (
        <Button
          look="outline"
          size="small"
          busy={isPending}
          aria-label={`Send again to ${email}`}
          onClick={() => void mutate()}
        >
          Send again
        </Button>
      )}
      <Button
        look="outline"
        size="small"
        aria-label={`Change ${email}`}
        onClick={() => onWork({ kind: 'change', member })}
      >
        Change
      </Button>
      <Button
        look="outline"
        size="small"
        aria-label={`Remove ${email}`}
        onClick={() => onWork({ kind: 'remove', member })}
      >
        Remove
      </Button>
      {failure && <LoadError failure={failure} what="Not sent" onAgain={() => void mutate()} />}
    </span>
  )
}
