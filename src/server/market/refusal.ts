import Big from 'big.js'
import type { Range } from '@/contract/quotes'
import { overallLimits } from '@/domain/exchange/offerLimits'
import { ApiError } from '@/server/kernel/ApiError'
import { tooManyCalls } from '@/server/kernel/limits'
import { aboveMax, belowMin, NO_FIXED_RATE, NO_PAIR } from '@/server/market/checkQuoteRequest'
import type { MissingOffer, RankedOffer } from '@/server/market/offers'
import { isTransientCode } from '@/server/providers/requestOffer'
import { validationError } from '@/server/kernel/validationError'

/** In units of the typed side. */
export const limitsOver = (offers: RankedOffer[], missing: MissingOffer[]): Range =>
  overallLimits(
    offers.map(({ offer }) => offer.limits),
    missing,
  )

/** Milliseconds. */
const RETRY_AFTER = 10_000

/** What another provider contradicts does not count: limits mean that the amount, not the pair, is the reason. */
export function refusalOf(missing: MissingOffer[]): ApiError {
  const codes = missing.map(({ code }) => code)
  if (codes.includes('below_min')) return outside(missing, 'below_min')
  if (codes.includes('above_max')) return outside(missing, 'above_max')
  const wait = visitorWaitOf(missing)
  if (wait !== null) return tooManyCalls(wait)
  if (codes.length === 0 || codes.some(isTransientCode)) return unavailable()
  if (codes.includes('region_restricted'))
    return new ApiError(451, 'region_restricted', 'No provider serves the country of this address.')
  return validationError(codes.includes('fixed_unavailable') ? NO_FIXED_RATE : NO_PAIR)
}

/** Seconds until the first provider may be called for this visitor again; null where that is not why none has an offer. */
export function visitorWaitOf(missing: MissingOffer[]): number | null {
  const waits = missing.flatMap(({ visitorWait }) => visitorWait ?? [])
  return waits.length > 0 ? Math.max(1, Math.ceil(Math.min(...waits) / 1000)) : null
}

function outside(missing: MissingOffer[], code: 'below_min' | 'above_max'): ApiError {
  const { min, max } = limitsOver([], missing)
  const isKnown = code === 'below_min' ? new Big(min).gt(0) : max !== null
  const fields = code === 'below_min' ? belowMin(min) : aboveMax(max ?? '')
  return validationError(fields, isKnown ? { min, max } : undefined)
}

const unavailable = () =>
  new ApiError(
    503,
    'unavailable',
    'No provider can be reached for an offer now.',
    {},
    { 'retry-after': String(RETRY_AFTER / 1000) },
  )
