import { env } from '@/config/env'
import type { Endpoint } from '@/contract/endpoint'
import type { Staff } from '@/server/kernel/SignedIn'
import { requireCustomer } from '@/server/signIns/accessToken'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { requireFresh } from '@/server/secondFactors/requireFresh'

/**
 * Who is no member of staff learns nothing of the call.
 * @throws ApiError 401 unauthorized, 404 not_found, 403 second_factor_required, role_required or confirmation_required
 */
export async function requireStaff(
  { method, staff }: Pick<Endpoint, 'method' | 'staff'>,
  headers: Record<string, string>,
): Promise<Staff> {
  const signedIn = await requireCustomer(headers)
  const { id, email, confirmedAt } = signedIn.customer
  const roles = confirmedAt === null ? undefined : env.deskStaff.get(email)
  if (!roles || !staff) throw new ApiError(404, 'not_found', 'There is no such call.')
  if (!(await hasSecondFactor(await database(), id)))
    throw new ApiError(403, 'second_factor_required', 'Staff need a second factor.')
  const { role } = staff
  if (role !== null && !roles.includes(role) && !roles.includes('admin'))
    throw new ApiError(403, 'role_required', `This needs the role ${role}.`)
  if (method !== 'GET') requireFresh(signedIn)
  return { ...signedIn, roles }
}
