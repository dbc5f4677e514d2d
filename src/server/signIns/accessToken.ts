import { errors, jwtVerify, SignJWT } from 'jose'
import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { tokenKey } from '@/server/signIns/tokenKey'

const ALGORITHM = 'HS256'

/** Whom a token speaks for, and by which sign-in. */
export type AccessClaims = { customerId: string; signInId: string }

export async function makeAccessToken({ customerId, signInId }: AccessClaims, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(customerId)
    .setIssuer(env.siteUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accountTimings.accessToken / 1000)
    .sign(await tokenKey('access'))
}

/**
 * What a token says, or null when it is not ours or was tampered with. Nobody is let in by it alone: its sign-in must
 * still be there. `at`: the moment for which it has to be valid; 0 asks only whether it ever was.
 */
export async function readAccessToken(token: string, at: number): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, await tokenKey('access'), {
      algorithms: [ALGORITHM],
      issuer: env.siteUrl,
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
