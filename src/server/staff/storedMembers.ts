import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import { MINUTE } from '@/domain/time/durations'
import { database, type Transaction } from '@/server/database/database'
import { staffMembers, staffSeen, type StoredStaffMember } from '@/server/database/schema'
import { secretHash } from '@/server/kernel/secretHash'

/** Once a minute at most. */
export async function noteSeen(customerId: string, now: number): Promise<void> {
  const db = await database()
  await db
    .insert(staffSeen)
    .values({ customerId, at: now })
    .onConflictDoUpdate({
      target: staffSeen.customerId,
      set: { at: now },
      setWhere: lt(staffSeen.at, now - MINUTE),
    })
}

/** Of two calls with the same link one gets it. */
export async function takeInvitation(
  transaction: Transaction,
  token: string,
  now: number,
): Promise<StoredStaffMember | null> {
  const [found] = await transaction.select().from(staffMembers).where(isOpen(token, now)).for('update')
  return found ?? null
}

/** As `takeInvitation`, to look. */
export async function findInvitation(token: string, now: number): Promise<StoredStaffMember | null> {
  const db = await database()
  const [found] = await db.select().from(staffMembers).where(isOpen(token, now))
  return found ?? null
}

const isOpen = (token: string, now: number) =>
  and(eq(staffMembers.tokenHash, secretHash(token)), gt(staffMembers.expiresAt, now))

/** Those that were never accepted. */
export async function deleteOldInvitations(now: number): Promise<void> {
  const db = await database()
  const before = now - accountTimings.staffInvitationListed
  await db
    .delete(staffMembers)
    .where(and(isNotNull(staffMembers.tokenHash), lt(staffMembers.expiresAt, before)))
}

/** With the account of the address. */
export const deleteInvitationsTo = (transaction: Transaction, email: string) =>
  transaction.delete(staffMembers).where(eq(staffMembers.email, email))
