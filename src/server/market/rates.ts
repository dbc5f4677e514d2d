import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as timings from '@/config/timings'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { ApiError } from '@/server/kernel/ApiError'
import { secret } from '@/server/database/secret'
import type { ApiErrorCode } from '@/domain/text/apiError'
import type { FieldErrors } from '@/server/kernel/validationError'

/** A fixed rate as it was promised: for which request (quoteKey), which estimate, and until when (ISO 8601, UTC).
 * `jti` distinguishes two rates of the same terms, because each serves one exchange. */
export type HeldRate = {
  key: string
  estimate: string
  validUntil: string
  jti: string
  /** Whose rate it is; null: the sandbox's. */
  provider: ProviderRate | null
}

/** A provider's own promise, and the codes of the coins that it was made for. */
export type ProviderRate = {
  id: string
  rateKey: string | null
  from: AssetCode
  to: AssetCode
  /** Of the commission in it. Absent: issued by the release before this one. */
  basisPoints?: number
}
type AssetCode = { code: string; network: string }

/** Before its end a provider's rate can no longer be ordered in time. */
export const RATE_MARGIN = 15_000

const ALGORITHM = 'HS256'
const signingKey = () => secret('fixedRate')

/** How long a provider holds a rate of which it does not say so. */
const UNSAID = 60_000

/** Signs a promise of `estimate` for exactly this request, valid for `timings.fixedRate`, or as long as the provider's
 * own promise, less the time that an order takes. The promise travels with the visitor, so nothing is stored until an
 * exchange is made of it. Times in milliseconds since 1970. */
export async function issueRate(
  request: QuoteRequest,
  estimate: string,
  at: number,
  held?: ProviderRate & { validUntil: number | null },
): Promise<{ rateId: string; validUntil: string }> {
  const ours = at + timings.fixedRate
  const until = held ? Math.min((held.validUntil ?? at + UNSAID) - RATE_MARGIN, ours) : ours
  // A token's times are whole seconds.
  const expires = Math.floor(until / 1000)
  const { validUntil: _, ...provider } = held ?? { validUntil: null }
  const rateId = await new SignJWT({ key: quoteKey(request), estimate, ...(held && { provider }) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(expires)
    .setJti(randomUUID())
    .sign(await signingKey())
  return { rateId, validUntil: isoOf(expires) }
}

type Claims = { key: string; estimate: string; exp: number; jti?: string; provider?: ProviderRate }

/** Throws 409 rate_expired when the promise has run out and 422 rate_mismatch when it is none of ours. */
export async function readRate(rateId: string, at: number): Promise<HeldRate> {
  try {
    const { payload } = await jwtVerify<Claims>(rateId, await signingKey(), {
      algorithms: [ALGORITHM],
      currentDate: new Date(at),
    })
    // Issued by the release before this one, which did not number them.
    if (!payload.jti) throw rateExpired()
    const { key, estimate, exp, jti, provider = null } = payload
    return { key, estimate, validUntil: isoOf(exp), jti, provider }
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

export type RateCheck = { held?: HeldRate; fields: FieldErrors }

/** The fixed rate of an order, where it holds for exactly this request. */
export async function heldRate(rateId: string | null, request: QuoteRequest, at: number): Promise<RateCheck> {
  if (!rateId) return refusedRate('rate_required', 'A fixed exchange needs the id of its rate.')
  try {
    const held = await readRate(rateId, at)
    if (held.key === quoteKey(request)) return { held, fields: {} }
    return refusedRate('rate_mismatch', 'This rate was issued for another question.')
  } catch (error) {
    if (error instanceof ApiError) return refusedRate(error.code, error.message)
    throw error
  }
}

export const refusedRate = (code: ApiErrorCode, description: string): RateCheck => ({
  fields: { rateId: { code, description } },
})
