import { eq } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import { DEFAULT_LOCALE } from '@/config/locales'
import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import type { staffInvitation } from '@/contract/staffInvitation'
import { MAX_MEMBERS } from '@/domain/account/staffMember'
import { type StaffRole, unionOfRoles } from '@/domain/account/staffRoles'
import { customerByEmail } from '@/server/accounts/storedCustomers'
import { database } from '@/server/database/database'
import { staffMembers, type StoredCustomer, type StoredStaffMember } from '@/server/database/schema'
import { recorded } from '@/server/desk/audited'
import { appendAudit } from '@/server/desk/auditLog'
import { staffList } from '@/server/desk/deskStaff'
import { needsSecondForAdmin } from '@/server/desk/fourEyes'
import { proposeAdmin, rolesDetail } from '@/server/desk/proposeAdmin'
import { storeGroupsOf } from '@/server/desk/staffGroups'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { newPublicId } from '@/server/kernel/publicId'
import { secretHash } from '@/server/kernel/secretHash'
import type { SignedIn, Staff } from '@/server/kernel/SignedIn'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { canEmail, enqueueEmail } from '@/server/mail/enqueueEmail'
import { invalidLink, newLinkToken } from '@/server/mail/mailLinks'
import { checkEmail } from '@/server/passwords/checkEmail'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'
import { findInvitation, takeInvitation } from '@/server/staff/storedMembers'

export type Invited = { email: string; groups: readonly string[]; roles: readonly StaffRole[] }

export const inviteStaff: ApiHandler<typeof desk.inviteStaff> = async ({ body, signedIn }) => {
  const { email, groups, roles, reason } = body
  const refused = checkEmail(email)
  if (hasErrors(refused)) throw validationError(refused)
  if (groups.length + roles.length === 0)
    throw validationError({ groups: { code: 'validation_failed', description: 'A group or a role.' } })
  await requireNew(email)
  if (needsSecondForAdmin(roles)) {
    await proposeAdmin({ email, groups, roles, reason, memberId: '' }, signedIn)
    return { status: 202, result: await staffList() }
  }
  await invite({ email, groups, roles }, signedIn)
  return { status: 201, result: await staffList() }
}

async function requireNew(email: string) {
  const db = await database()
  if (env.deskStaff.has(email)) throw unavailable('DESK_STAFF names this address already.')
  if ((await db.$count(staffMembers, eq(staffMembers.email, email))) > 0) throw isMember()
  if ((await db.$count(staffMembers)) >= MAX_MEMBERS)
    throw new ApiError(409, 'limit_reached', `No more than ${MAX_MEMBERS} members of staff.`)
}

/** Of two at once one is stored. @throws ApiError 409, 429 */
export async function invite({ email, groups, roles }: Invited, staff: Staff): Promise<void> {
  await requireNew(email)
  await requireEmail(email)
  const recipient = await recipientOf(email)
  const now = Date.now()
  const token = newLinkToken()
  const db = await database()
  const id = newPublicId()
  await db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(staffMembers)
      .values({
        ...{ id, email, customerId: null, roles: unionOfRoles([roles]) },
        ...{ invitedBy: staff.customer.email, invitedAt: now, acceptedAt: null },
        ...linkOf(token, now),
      })
      .onConflictDoNothing()
      .returning()
    if (!stored) throw isMember()
    await storeGroupsOf(transaction, stored.id, groups)
    await enqueueEmail(transaction, { kind: 'staffInvitation', token }, recipient, now)
  })
  await auditOf(staff, 'staff invitation sent', id, rolesDetail(groups, roles))
}

export const resendStaffInvitation: ApiHandler<typeof desk.resendStaffInvitation> = async (request) => {
  const { params, signedIn } = request
  const db = await database()
  const now = Date.now()
  const token = newLinkToken()
  const [known] = await db.select().from(staffMembers).where(eq(staffMembers.id, params.id))
  if (!known) throw new ApiError(404, 'not_found', 'There is no such member of staff.')
  if (known.acceptedAt !== null) throw unavailable('The invitation was accepted.')
  await requireEmail(known.email)
  const recipient = await recipientOf(known.email)
  await db.transaction(async (transaction) => {
    const [waiting] = await transaction
      .select()
      .from(staffMembers)
      .where(eq(staffMembers.id, params.id))
      .for('update')
    if (!waiting || waiting.acceptedAt !== null) throw unavailable('The invitation was accepted or ended.')
    await transaction.update(staffMembers).set(linkOf(token, now)).where(eq(staffMembers.id, params.id))
    await enqueueEmail(transaction, { kind: 'staffInvitation', token }, recipient, now)
  })
  await auditOf(signedIn, 'staff invitation sent', known.id, '{}')
  return { result: await staffList() }
}

/** By the account with that address alone, whoever has the link. */
export const acceptStaffInvitation: ApiHandler<typeof staffInvitation.accept> = async (request) => {
  const { signedIn, body } = request
  requireFresh(signedIn)
  const now = Date.now()
  const { id } = invitationOf(signedIn.customer, await findInvitation(body.token, now))
  const entry = { staff: signedIn.customer.email, action: 'staff invitation accepted', subject: id }
  // From here on it is the address of a member of staff: of nobody else one may stand in the log.
  const email = await recorded({ ...entry, detail: '{}' }, () => accept(signedIn, body.token, now))
  return { result: { email } }
}

async function accept(signedIn: SignedIn, token: string, now: number): Promise<string> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const customer = await lockSignedIn(transaction, signedIn)
    const member = invitationOf(customer, await takeInvitation(transaction, token, now))
    // Of an earlier address of this account.
    await transaction.delete(staffMembers).where(eq(staffMembers.customerId, customer.id))
    await transaction
      .update(staffMembers)
      .set({ customerId: customer.id, acceptedAt: now, tokenHash: null })
      .where(eq(staffMembers.id, member.id))
    return member.email
  })
}

/** @throws ApiError 410, 409 */
function invitationOf(
  { email, confirmedAt }: StoredCustomer,
  member: StoredStaffMember | null,
): StoredStaffMember {
  if (!member) throw invalidLink()
  if (email !== member.email || confirmedAt === null)
    throw unavailable('This invitation is for an account with another address.')
  return member
}

const linkOf = (token: string, now: number) => ({
  tokenHash: secretHash(token),
  expiresAt: now + accountTimings.staffInvitation,
})

/** Outside the transaction: the embedded database has one connection, which a second query would wait for. */
async function recipientOf(to: string) {
  const account = await customerByEmail(to)
  return { to, language: account?.language ?? DEFAULT_LOCALE }
}

async function requireEmail(email: string) {
  if (!(await canEmail(email)))
    throw new ApiError(429, 'rate_limited', 'Too many emails to this address; try again in an hour.')
}

/**
 * Beside the entry of the call itself. @param subject the address of who is a member of staff; of who was only invited the id
 * of that, because the log is for ever
 */
export const auditOf = ({ customer }: Staff, action: string, subject: string, detail: string) =>
  appendAudit({ staff: customer.email, action, subject, detail })

const isMember = () => unavailable('This address is invited or a member of staff already.')

const unavailable = (description: string) => new ApiError(409, 'action_unavailable', description)
