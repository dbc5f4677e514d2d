import type { ReactNode } from 'react'
import { fetchDeskInvitations } from '@/api/deskInvitations'
import type { DeskInvitation } from '@/contract/deskInvitations'
import type { InvitationState } from '@/domain/partner/invitation'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'

const STATES: Record<InvitationState, string> = {
  active: 'Active',
  ended: 'Ended',
  full: 'Maximum reached',
  refused: 'Same person',
}

export const InvitationList = () => (
  <div className={styles.part}>
    <DeskTable
      name="invitations"
      caption="Invitations"
      columns={[
        'Friend',
        'Invited by',
        'State',
        'Exchanges',
        'Friend, BTC',
        'Inviter, BTC',
        'Accepted',
        'Ends',
      ]}
      empty="Nobody was invited."
      fetchPage={fetchDeskInvitations}
      rowOf={rowOf}
    />
  </div>
)

const DELETED = 'Deleted account'

const rowOf = (row: DeskInvitation) => ({
  key: row.id,
  cells: [
    row.friend ?? DELETED,
    row.inviter ?? DELETED,
    STATES[row.state],
    String(row.orders),
    `${row.friendBtc} of ${row.capBtc}`,
    `${row.inviterBtc} of ${row.capBtc}`,
    <DeskTime key="accepted" at={row.acceptedAt} />,
    <DeskTime key="ends" at={row.endsAt} />,
  ] as [ReactNode, ...ReactNode[]],
})
