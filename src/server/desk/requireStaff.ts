import type { Endpoint } from '@/contract/endpoint'
import type { Staff } from '@/server/kernel/SignedIn'
import { requireCustomer } from '@/server/signIns/accessToken'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { rolesOf } from '@/server/staff/staffRoles'
import { noteSeen } from '@/server/staff/storedMembers'

/**
 * Who is no member of staff learns nothing of the call.
 * @throws ApiError 401 unauthorized, 404 not_found, 403 second_factor_required, role_required or confirmation_required
 */
export async function requireStaff(
  { method, staff }: Pick<Endpoint, 'method' | 'staff'>,
  headers: Record<string, string>,
): Promise<Staff> {
  const signedIn = await requireCustomer(headers)
  const { id } = signedIn.customer
  const db = await database()
  const roles = await rolesOf(db, signedIn.customer)
  if (!roles || !staff) throw new ApiError(404, 'not_found', 'There is no such call.')
  if (!(await hasSecondFactor(db, id)))
    throw new ApiError(403, 'second_factor_required', 'Staff need a second factor.')
  const { role } = staff
  if (role !== null && !roles.includes(role) && !roles.includes('admin'))
    throw new ApiError(403, 'role_required', `This needs the role ${role}.`)
  if (method !== 'GET') requireFresh(signedIn)
  await noteSeen(id, Date.now())
  return { ...signedIn, roles }
}
