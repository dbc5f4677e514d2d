import { errors, jwtVerify, SignJWT } from 'jose'
import type { RampFees, RampNeed, RampOpening } from '@/domain/ramp/ramp'
import type { RampOrder } from '@/domain/ramp/rampOrder'
import { MINUTE } from '@/domain/time/durations'
import { secret } from '@/server/database/secret'
import { ApiError } from '@/server/kernel/ApiError'
import type { RampOffer, RampQuestion } from '@/server/ramps/ramp'

/** All of an offer that its order is made of. It travels with the visitor, so nothing is stored until it is ordered. */
export type RampQuote = Pick<
  RampOrder,
  | 'direction'
  | 'fiat'
  | 'coin'
  | 'amount'
  | 'side'
  | 'method'
  | 'country'
  | 'state'
  | 'basisPoints'
  | 'quoteKey'
  | 'expectedPay'
  | 'expectedGet'
> & {
  ramp: string
  fees: RampFees
  isEstimate: boolean
  minutes: [number, number] | null
  needs: readonly RampNeed[]
  opens: RampOpening
  /** Milliseconds since 1970; null: nothing is held. */
  validUntil: number | null
}

const ALGORITHM = 'HS256'
const AUDIENCE = 'ramp-quote'
const signingKey = () => secret('rampQuote')

/** An estimate is ordered at what it comes to; whoever types an address and an account needs this long. */
const ORDERED_WITHIN = 15 * MINUTE

export async function issueRampQuote(
  ramp: string,
  question: RampQuestion,
  offer: RampOffer,
  at: number,
): Promise<string> {
  const { method: _, ...requested } = question
  const { method, pay, get, quoteKey, fees, isEstimate, minutes, needs, opens, validUntil } = offer
  const quote: RampQuote = {
    ...requested,
    ...{ ramp, method, quoteKey, fees, isEstimate, minutes, needs, opens, validUntil },
    expectedPay: pay,
    expectedGet: get,
  }
  const held = isEstimate ? null : validUntil
  return new SignJWT({ quote })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(Math.min(at + ORDERED_WITHIN, held ?? Infinity) / 1000))
    .sign(await signingKey())
}

/** @throws ApiError 409 rate_expired, 422 rate_mismatch where it was not issued here */
export async function readRampQuote(quoteId: string, at: number): Promise<RampQuote> {
  try {
    const { payload } = await jwtVerify<{ quote: RampQuote }>(quoteId, await signingKey(), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: new Date(at),
    })
    return payload.quote
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new ApiError(409, 'rate_expired', 'This offer has run out; request it again.')
    if (error instanceof errors.JOSEError)
      throw new ApiError(422, 'rate_mismatch', 'The offer was not issued here.')
    throw error
  }
}
