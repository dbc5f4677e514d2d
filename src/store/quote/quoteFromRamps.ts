import { fetchRampOffers } from '@/api/ramps'
import type { RampOffers, RampOfferView, RampRefusalView } from '@/contract/ramps'
import { overallLimits } from '@/domain/exchange/offerLimits'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { nearestLimit } from '@/domain/ramp/nearestLimit'
import type { RampRefusalCode } from '@/domain/ramp/ramp'
import { pickRampOffer } from '@/domain/ramp/rampOffer'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import type { ListedRampOffers } from '@/store/slices/rampSlice'
import type { Quoted } from './quoted'

export type RampQuoteRequest = QuoteRequest & { ramp: NonNullable<QuoteRequest['ramp']> }

/** Of every method, so that another one is there at a press. @throws ApiFailure where nobody has an offer */
export async function quoteFromRamps(
  { provider = '', ...request }: RampQuoteRequest,
  signal: AbortSignal | undefined,
  show: (offers: ListedRampOffers) => void,
): Promise<Quoted> {
  const list = await fetchRampOffers(rampOffersQuery(request), signal)
  show({ key: quoteKey(request), list })
  return quoteInList(list, { provider, ...request })
}

/** @throws ApiFailure where nobody has an offer */
export function quoteInList(list: RampOffers, { provider = '', ...request }: RampQuoteRequest): Quoted {
  const { method, direction } = request.ramp
  const limited = method && list.nearest.find((one) => one.method === method)
  const network = direction === 'buy' ? request.networkTo : request.networkFrom
  const offer = pickRampOffer(list.offers, { provider, method, network })
  if (!offer || (limited && !provider)) throw new ApiFailure(failureOfRefusals(list, request))
  const limits =
    provider || method ? {} : overallLimits(list.offers.map(limitsOf), list.refusals.map(limitOf))
  return { ...quotedOffer(offer, request), ...limits }
}

export const quotedOffer = (offer: RampOfferView, { reverse }: { reverse: boolean }): Quoted => ({
  estimate: reverse ? offer.pay : offer.get,
  min: offer.limits.min ?? '0',
  max: offer.limits.max,
  rateId: null,
  validUntil: offer.validUntil,
  networkFee: null,
  speed: offer.minutes ? offer.minutes.join('-') : '',
  commission: null,
  provider: null,
  ramp: offer,
})

export function rampOffersQuery({ ramp, amount, reverse, ...pair }: RampQuoteRequest) {
  const { direction, country, state } = ramp
  const isPurchase = direction === 'buy'
  return {
    direction,
    fiat: isPurchase ? pair.tickerFrom : pair.tickerTo,
    ticker: isPurchase ? pair.tickerTo : pair.tickerFrom,
    network: isPurchase ? pair.networkTo : pair.networkFrom,
    amount,
    side: reverse ? ('get' as const) : ('pay' as const),
    country,
    state,
    method: '' as const,
  }
}

const limitsOf = ({ limits }: RampOfferView) => limits

const limitOf = ({ code, limit }: RampRefusalView) => ({
  code,
  min: code === 'below_min' ? limit : null,
  max: code === 'above_max' ? limit : null,
})

/** In this order: what the visitor can change comes first. */
const REASONS: readonly (readonly [RampRefusalCode, ApiErrorCode])[] = [
  ['kyc_required', 'identity_required'],
  ['quota_used', 'quota_used'],
  ['country_restricted', 'region_restricted'],
  ['country_unknown', 'region_restricted'],
  ['pair_unavailable', 'currency_disabled'],
  ['fiat_unavailable', 'currency_disabled'],
  ['method_unavailable', 'currency_disabled'],
  ['asset_paused', 'currency_disabled'],
]

function failureOfRefusals({ refusals, nearest }: RampOffers, { amount, ramp }: RampQuoteRequest): Failure {
  const ofMethod = nearest.filter(({ method }) => method === ramp.method)
  const limit = nearestLimit(amount, ofMethod.length > 0 ? ofMethod : nearest)
  if (limit) {
    const isLow = limit.code === 'below_min'
    return refusal(isLow ? 'amount_below_min' : 'amount_above_max', {
      field: 'amount',
      limits: isLow ? { min: limit.limit, max: null } : { min: '0', max: limit.limit },
    })
  }
  const [, code = 'unavailable'] =
    REASONS.find(([reason]) => refusals.some((one) => one.code === reason)) ?? []
  return refusal(code, {})
}

function refusal(
  code: ApiErrorCode,
  { field, limits }: { field?: string; limits?: { min: string; max: string | null } },
): Failure {
  return {
    kind: 'refused',
    status: 422,
    body: {
      ...{ code, error: '', description: '', traceId: '' },
      ...(field && { fields: { [field]: { code, description: '' } } }),
      ...(limits && { limits }),
    },
  }
}
