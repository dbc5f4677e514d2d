import type { QuoteRequest } from '@/domain/quote'
import type { Offer, Provider, ProviderAsset } from '@/server/providers/provider'
import type { ProviderErrorCode } from '@/server/providers/ProviderError'

export type RankedOffer = { provider: Provider; from: ProviderAsset; to: ProviderAsset; offer: Offer }

/** `pending`: its answer had not come yet. `min` and `max` in units of the typed side, where its limits are the reason. */
export type MissingOffer = {
  provider: Provider
  code: ProviderErrorCode | 'pending'
  min: string | null
  max: string | null
}

/** The best first. `userIp` null: the visitor's address is not known. */
export type Offers = { offers: RankedOffer[]; missing: MissingOffer[] }

export async function requestOffers(
  request: QuoteRequest,
  userIp: string | null,
  at: number,
): Promise<Offers> {
  await Promise.resolve({ request, userIp, at })
  return { offers: [], missing: [] }
}
