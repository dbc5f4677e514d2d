import { and, eq, isNull } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import { type StaffRole, unionOfRoles } from '@/domain/account/staffRoles'
import { database, type Transaction } from '@/server/database/database'
import {
  deskProposals,
  staffMembers,
  type StoredProposal,
  type StoredStaffMember,
} from '@/server/database/schema'
import { staffList } from '@/server/desk/deskStaff'
import { needsSecondForAdmin } from '@/server/desk/fourEyes'
import { proposeAdmin, proposedAdmin, rolesDetail } from '@/server/desk/proposeAdmin'
import { storeGroupsOf } from '@/server/desk/staffGroups'
import { auditOf, invite } from '@/server/desk/staffInvitations'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { Staff } from '@/server/kernel/SignedIn'
import { deleteAllSignIns } from '@/server/signIns/storedSignIns'

export const changeStaffMember: ApiHandler<typeof desk.changeStaffMember> = async (request) => {
  const { params, body, signedIn } = request
  const { groups, roles, reason } = body
  const member = await findMember(params.id)
  requireOther(member, signedIn)
  if (needsSecondForAdmin(roles) && !member.roles.includes('admin')) {
    const { email, id: memberId } = member
    await proposeAdmin({ email, groups, roles, reason, memberId }, signedIn)
    return { status: 202, result: await staffList() }
  }
  await change(member.id, { groups, roles }, signedIn)
  return { result: await staffList() }
}

type Given = { groups: readonly string[]; roles: readonly StaffRole[] }

async function change(id: string, { groups, roles }: Given, staff: Staff) {
  const db = await database()
  const changed = await db.transaction(async (transaction) => {
    const member = await lockMember(transaction, id)
    await transaction
      .update(staffMembers)
      .set({ roles: unionOfRoles([roles]) })
      .where(eq(staffMembers.id, id))
    await storeGroupsOf(transaction, id, groups)
    return member
  })
  await auditOf(staff, 'staff roles given', nameOf(changed), rolesDetail(groups, roles))
}

/** What was proposed and confirmed. */
export async function giveAdmin(proposal: StoredProposal, staff: Staff): Promise<void> {
  const { email, groups, roles, memberId } = proposedAdmin(proposal)
  if (memberId === '') await invite({ email, groups, roles }, staff)
  else await change(memberId, { groups, roles }, staff)
}

/** The next call is refused in every instance; open pages are signed out, and what they proposed is withdrawn. */
export const removeStaffMember: ApiHandler<typeof desk.removeStaffMember> = async ({ params, signedIn }) => {
  const db = await database()
  const member = await db.transaction(async (transaction) => {
    const found = await lockMember(transaction, params.id)
    requireOther(found, signedIn)
    const { customerId } = found
    await transaction.delete(staffMembers).where(eq(staffMembers.id, found.id))
    if (customerId === null) return found
    await deleteAllSignIns(transaction, customerId)
    await transaction
      .update(deskProposals)
      .set({ outcome: 'withdrawn', decidedBy: signedIn.customer.email, decidedAt: Date.now() })
      .where(and(eq(deskProposals.staffId, customerId), isNull(deskProposals.outcome)))
    return found
  })
  await auditOf(signedIn, 'staff removed', nameOf(member), '{}')
  return { result: await staffList() }
}

const nameOf = ({ id, email, acceptedAt }: StoredStaffMember) => (acceptedAt === null ? id : email)

async function findMember(id: string): Promise<StoredStaffMember> {
  const db = await database()
  const [found] = await db.select().from(staffMembers).where(eq(staffMembers.id, id))
  if (!found) throw noMember()
  return found
}

async function lockMember(transaction: Transaction, id: string): Promise<StoredStaffMember> {
  const [found] = await transaction.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update')
  if (!found) throw noMember()
  return found
}

function requireOther({ email }: StoredStaffMember, { customer }: Staff) {
  if (email === customer.email)
    throw new ApiError(409, 'action_unavailable', 'Somebody else with the role admin changes your own entry.')
}

const noMember = () => new ApiError(404, 'not_found', 'There is no such member of staff.')
