import { type StaffRole, unionOfRoles } from '@/domain/account/staffRoles'
import type { StoredProposal } from '@/server/database/schema'
import { propose } from '@/server/desk/storedProposals'
import type { Staff } from '@/server/kernel/SignedIn'

type AdminProposal = {
  email: string
  groups: readonly string[]
  roles: readonly StaffRole[]
  reason: string
  /** Empty: it is an invitation. */
  memberId: string
}

export const proposeAdmin = ({ email, groups, roles, reason, memberId }: AdminProposal, staff: Staff) =>
  propose(
    {
      kind: 'admin',
      subject: email,
      body: { groups: groups.join(), roles: roles.join(), reason, memberId },
    },
    staff,
    Date.now(),
  )

export const proposedAdmin = ({ subject, body }: StoredProposal): Omit<AdminProposal, 'reason'> => ({
  email: subject,
  groups: String(body.groups).split(',').filter(Boolean),
  roles: unionOfRoles([String(body.roles).split(',')]),
  memberId: String(body.memberId),
})

export const rolesDetail = (groups: readonly string[], roles: readonly string[]) =>
  JSON.stringify({ groups, roles })
