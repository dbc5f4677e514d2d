import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { ApiError } from '@/server/kernel/ApiError'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { type AccessClaims, customerSignedIn } from '@/server/signIns/storedSignIns'
import { tokenKeys } from '@/server/signIns/tokenKey'

const ALGORITHM = 'HS256'
/** Another service with the same issuer must not accept the token, nor we one of its own. */
const audience = () => `${env.siteUrl}/api`

export async function makeAccessToken({ customerId, signInId }: AccessClaims, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const [key] = await tokenKeys('access')
  return new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
    .setSubject(customerId)
    .setIssuer(env.siteUrl)
    .setAudience(audience())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accountTimings.accessToken / 1000)
    .sign(key.bytes)
}

/** Null when not ours or tampered with. Not sufficient: the sign-in must still exist. `at` 0 accepts every moment. */
export async function readAccessToken(token: string, at: number): Promise<AccessClaims | null> {
  try {
    const keys = await tokenKeys('access')
    const keyOf = ({ kid }: JWTHeaderParameters) => {
      const key = keys.find(({ id }) => id === kid)
      if (key) return key.bytes
      throw new errors.JOSEError('signed with a key that is not ours')
    }
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: [ALGORITHM],
      issuer: env.siteUrl,
      audience: audience(),
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: new Date(at),
    })
    const { sub, sid } = payload
    return sub && typeof sid === 'string' ? { customerId: sub, signInId: sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

type Headers = Record<string, string>

/** Its sign-in must still exist, so that ending one works at once. @throws ApiError 401 unauthorized */
export async function requireCustomer(headers: Headers): Promise<SignedIn> {
  const now = Date.now()
  const claims = await readAccessToken(bearerOf(headers), now)
  const found = claims && (await customerSignedIn(claims, now))
  if (!found) throw new ApiError(401, 'unauthorized', 'Only a signed-in customer may ask this.')
  return { ...found, signInId: claims.signInId }
}

/** Null without an Authorization header. @throws ApiError 401 unauthorized for a bad one, so the caller renews it */
export const optionalCustomer = async (headers: Headers): Promise<SignedIn | null> =>
  headers.authorization ? requireCustomer(headers) : null

export const bearerOf = (headers: Headers): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
