import { ApiError } from '@/server/api/ApiError'
import type { StoredCustomer } from '@/server/database/schema'
import { readAccessToken } from '@/server/signIns/accessToken'
import { customerSignedIn } from '@/server/signIns/storedSignIns'

type Headers = Record<string, string>

export type SignedIn = { customer: StoredCustomer; signInId: string; confirmedAt: number | null }

/** The token must be valid and its sign-in still exist, so that ending a sign-in works at once.
 * @throws ApiError 401 unauthorized */
export async function requireCustomer(headers: Headers): Promise<SignedIn> {
  const now = Date.now()
  const claims = await readAccessToken(bearerOf(headers), now)
  const found = claims && (await customerSignedIn(claims, now))
  if (!found) throw new ApiError(401, 'unauthorized', 'Only a signed-in customer may ask this.')
  return { ...found, signInId: claims.signInId }
}

/** Null without an Authorization header.
 * @throws ApiError 401 unauthorized when there is one that is not valid, so that the caller renews it */
export const optionalCustomer = async (headers: Headers): Promise<SignedIn | null> =>
  headers.authorization ? requireCustomer(headers) : null

export const bearerOf = (headers: Headers): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
