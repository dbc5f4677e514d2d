import { fetchEstimate, fetchOffers } from '@/api/quotes'
import type { Estimate, OfferList } from '@/contract/quotes'
import { overallLimits } from '@/domain/exchange/offerLimits'
import { type OfferFilter, offerChoice, quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import type { ProgrammeFigures } from '@/domain/site/site'
import { failureOf } from '@/domain/text/failure'

type Offer = OfferList['offers'][number]
/** `key`: of the request for all offers that the visitor accepts. */
export type ListedOffers = { key: string; list: OfferList }

/** Saves a call at each refresh. Without a matching offer the estimate is fetched: only it says why. */
export async function quoteFromOffers(
  { provider, exclude, kyc, ...plain }: QuoteRequest,
  { filter, figures = {} }: { filter: OfferFilter; figures: ProgrammeFigures | undefined },
  signal: AbortSignal,
  show: (offers: ListedOffers) => void,
): Promise<Estimate> {
  const request = { ...plain, ...(provider ? { provider } : { exclude, kyc }) }
  const accepted = provider ? { ...plain, ...offerChoice('', filter) } : request
  const list = await offersOf(accepted, signal)
  if (!list) return fetchEstimate(request, signal)
  show({ key: quoteKey(accepted), list })
  const offer = provider ? list.offers.find((one) => one.provider.id === provider) : list.offers[0]
  if (!offer) return fetchEstimate(request, signal)
  const estimate = estimateOfOffer(offer, figures.usualMinutes ?? '')
  return provider ? estimate : { ...estimate, ...overallLimits(list.offers, list.missing) }
}

/** Null where the call is refused or missing; the estimate may still work. */
async function offersOf(request: QuoteRequest, signal: AbortSignal): Promise<OfferList | null> {
  try {
    return await fetchOffers(request, signal)
  } catch (error) {
    const { kind } = failureOf(error)
    if (kind === 'refused' || kind === 'notOffered') return null
    throw error
  }
}

export const estimateOfOffer = (offer: Offer, usualMinutes: string): Estimate => ({
  estimate: offer.estimate,
  min: offer.min ?? '0',
  max: offer.max,
  rateId: offer.rateId,
  validUntil: offer.validUntil,
  networkFee: offer.networkFee,
  speed: offer.minutes ? offer.minutes.join('-') : usualMinutes,
  provider: offer.provider,
  commission: offer.commission ?? null,
})
