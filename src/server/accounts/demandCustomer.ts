import { ApiError } from '@/server/ApiError'
import type { ApiRequest } from '@/server/ApiRequest'
import type { StoredCustomer } from '@/server/database/schema'
import { readAccessToken } from '@/server/signIns/accessToken'
import { customerSignedIn } from '@/server/signIns/storedSignIns'

export type SignedIn = { customer: StoredCustomer; signInId: string }

/**
 * Lets only a signed-in customer on: his token must be valid and its sign-in still there, so that ending a sign-in works
 * at once.
 * @throws ApiError 401 unauthorized
 */
export async function demandCustomer({ headers }: Pick<ApiRequest, 'headers'>): Promise<SignedIn> {
  const now = Date.now()
  const claims = await readAccessToken(bearerOf(headers), now)
  const customer = claims && (await customerSignedIn(claims, now))
  if (!customer) throw new ApiError(401, 'unauthorized', 'Only a signed-in customer may ask this.')
  return { customer, signInId: claims.signInId }
}

/**
 * Whose call this is where everybody may call: null without an Authorization header.
 * @throws ApiError 401 unauthorized when there is one that is not valid, so that the caller renews it
 */
export async function customerOf(request: Pick<ApiRequest, 'headers'>): Promise<string | null> {
  if (!request.headers.authorization) return null
  return (await demandCustomer(request)).customer.id
}

/** The token of an Authorization header; empty without one. */
export const bearerOf = (headers: Record<string, string>): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
