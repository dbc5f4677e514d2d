import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { timings } from '@/config/timings'
import { quoteKey, type QuoteRequest } from '@/domain/quote'
import { ApiError } from '@/server/ApiError'
import { secret } from '@/server/database/secret'

/** A fixed rate as it was promised: for which request (quoteKey), which estimate, and until when (ISO 8601, UTC).
 * `jti` distinguishes two rates of the same terms, because each serves one exchange. */
export type HeldRate = { key: string; estimate: string; validUntil: string; jti: string }

const ALGORITHM = 'HS256'
const signingKey = () => secret('fixedRate')

/** Signs a promise of `estimate` for exactly this request, valid for `timings.fixedRate`. The promise travels with
 * the visitor, so nothing is stored until an exchange is made of it. Times in milliseconds since 1970. */
export async function issueRate(
  request: QuoteRequest,
  estimate: string,
  at: number,
): Promise<{ rateId: string; validUntil: string }> {
  // A token's times are whole seconds.
  const expires = Math.floor((at + timings.fixedRate) / 1000)
  const rateId = await new SignJWT({ key: quoteKey(request), estimate })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(expires)
    .setJti(randomUUID())
    .sign(await signingKey())
  return { rateId, validUntil: isoOf(expires) }
}

/** Throws 409 rate_expired when the promise has run out and 422 rate_mismatch when it is none of ours. */
export async function readRate(rateId: string, at: number): Promise<HeldRate> {
  try {
    const { payload } = await jwtVerify<{ key: string; estimate: string; exp: number; jti?: string }>(
      rateId,
      await signingKey(),
      { algorithms: [ALGORITHM], currentDate: new Date(at) },
    )
    // Issued by the release before this one, which did not number them.
    if (!payload.jti) throw rateExpired()
    return { key: payload.key, estimate: payload.estimate, validUntil: isoOf(payload.exp), jti: payload.jti }
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw rateExpired()
    }
    if (error instanceof errors.JOSEError) {
      throw new ApiError(422, 'rate_mismatch', 'The rate id was not issued here.')
    }
    throw error
  }
}

const rateExpired = () => new ApiError(409, 'rate_expired', 'The fixed rate has run out; ask for a new one.')

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()
