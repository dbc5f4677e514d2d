import { errors, jwtVerify, type JWTHeaderParameters, SignJWT } from 'jose'
import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { tokenKeys } from '@/server/signIns/tokenKey'

const ALGORITHM = 'HS256'
/** Another service that trusts the same issuer must not accept the token, nor we one of its own. */
const audience = () => `${env.siteUrl}/api`

export type AccessClaims = { customerId: string; signInId: string }

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

/** The claims of a token, or null when it is not ours or was tampered with. It is not sufficient: its sign-in must
 * still exist. `at`: the moment for which it has to be valid; 0 accepts every moment. */
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
