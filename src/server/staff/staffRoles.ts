import { and, eq, isNotNull } from 'drizzle-orm'
import { env } from '@/config/env'
import { type StaffRole, unionOfRoles } from '@/domain/account/staffRoles'
import type { Queryable } from '@/server/database/queryable'
import {
  customers,
  staffGroupMembers,
  staffGroups,
  staffMembers,
  type StoredCustomer,
} from '@/server/database/schema'

type Account = Pick<StoredCustomer, 'id' | 'email' | 'confirmedAt'>

/** Read anew at every call, so that a removal counts at once in every instance. DESK_STAFF alone says the roles of those it
 * names, and without it nobody is staff. @returns null for who is no member of staff */
export async function rolesOf(
  db: Queryable,
  { id, email, confirmedAt }: Account,
): Promise<readonly StaffRole[] | null> {
  if (confirmedAt === null || env.deskStaff.size === 0) return null
  const named = env.deskStaff.get(email)
  if (named) return named
  const rows = await memberRoles(db, and(eq(staffMembers.customerId, id), eq(customers.email, email)))
  return rows.length === 0 ? null : unionOfRoles(rows.flatMap((row) => [row.own, row.ofGroup ?? []]))
}

/** By email address, with all roles. */
export async function staffByEmail(db: Queryable): Promise<ReadonlyMap<string, readonly StaffRole[]>> {
  const staff = new Map<string, readonly StaffRole[]>()
  if (env.deskStaff.size === 0) return staff
  for (const { email, own, ofGroup } of await memberRoles(db))
    staff.set(email, unionOfRoles([staff.get(email) ?? [], own, ofGroup ?? []]))
  for (const [email, roles] of env.deskStaff) staff.set(email, roles)
  return staff
}

/** Who has accepted and has the address still; a row for each group, or one without. */
const memberRoles = (db: Queryable, condition?: ReturnType<typeof and>) =>
  db
    .select({ email: staffMembers.email, own: staffMembers.roles, ofGroup: staffGroups.roles })
    .from(staffMembers)
    .innerJoin(
      customers,
      and(eq(customers.id, staffMembers.customerId), eq(customers.email, staffMembers.email)),
    )
    .leftJoin(staffGroupMembers, eq(staffGroupMembers.memberId, staffMembers.id))
    .leftJoin(staffGroups, eq(staffGroups.id, staffGroupMembers.groupId))
    .where(and(isNotNull(staffMembers.acceptedAt), condition))

export async function hasStaffWith(db: Queryable, role: StaffRole): Promise<boolean> {
  const staff = await staffByEmail(db)
  return [...staff.values()].some((roles) => roles.includes(role) || roles.includes('admin'))
}
