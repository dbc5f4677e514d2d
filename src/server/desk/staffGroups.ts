import { eq, inArray } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import { MAX_GROUPS } from '@/domain/account/staffMember'
import { unionOfRoles } from '@/domain/account/staffRoles'
import { database, type Transaction } from '@/server/database/database'
import { staffGroupMembers, staffGroups } from '@/server/database/schema'
import { staffList } from '@/server/desk/deskStaff'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { newPublicId } from '@/server/kernel/publicId'
import { validationError } from '@/server/kernel/validationError'

export const addStaffGroup: ApiHandler<typeof desk.addStaffGroup> = async ({ body: { name, roles } }) => {
  const db = await database()
  if ((await db.$count(staffGroups)) >= MAX_GROUPS)
    throw new ApiError(409, 'limit_reached', `No more than ${MAX_GROUPS} groups.`)
  const group = { id: newPublicId(), name, roles: unionOfRoles([roles]), createdAt: Date.now() }
  const stored = await db.insert(staffGroups).values(group).onConflictDoNothing().returning()
  if (stored.length === 0) throw nameTaken()
  return { status: 201, result: await staffList() }
}

/** Its members have the new roles at their next call: roles are read anew at each. */
export const changeStaffGroup: ApiHandler<typeof desk.changeStaffGroup> = async ({ params, body }) => {
  const { name, roles } = body
  const db = await database()
  await db.transaction(async (transaction) => {
    const others = await transaction.select().from(staffGroups).for('update')
    const isTaken = others.some(
      (other) => other.id !== params.id && other.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) throw nameTaken()
    const changed = await transaction
      .update(staffGroups)
      .set({ name, roles: unionOfRoles([roles]) })
      .where(eq(staffGroups.id, params.id))
      .returning()
    if (changed.length === 0) throw noGroup()
  })
  return { result: await staffList() }
}

export const removeStaffGroup: ApiHandler<typeof desk.removeStaffGroup> = async ({ params }) => {
  const db = await database()
  const removed = await db.delete(staffGroups).where(eq(staffGroups.id, params.id)).returning()
  if (removed.length === 0) throw noGroup()
  return { result: await staffList() }
}

/** In place of those the member had. @throws ApiError 400 where there is no such group */
export async function storeGroupsOf(transaction: Transaction, memberId: string, groups: readonly string[]) {
  await transaction.delete(staffGroupMembers).where(eq(staffGroupMembers.memberId, memberId))
  const ids = [...new Set(groups)]
  if (ids.length === 0) return
  const known = await transaction
    .select({ id: staffGroups.id })
    .from(staffGroups)
    .where(inArray(staffGroups.id, ids))
    .for('share')
  if (known.length < ids.length)
    throw validationError({ groups: { code: 'validation_failed', description: 'There is no such group.' } })
  await transaction.insert(staffGroupMembers).values(ids.map((groupId) => ({ memberId, groupId })))
}

const nameTaken = () => new ApiError(409, 'action_unavailable', 'Another group has this name.')

const noGroup = () => new ApiError(404, 'not_found', 'There is no such group.')
