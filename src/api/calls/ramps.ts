import type { Exchange, OwnedExchange } from '@/contract/exchanges'
import { type RampOffers, type RampOptions, type RampOffersQuery, ramps } from '@/contract/ramps'
import type { RampOrderBody } from '@/contract/rampBodies'
import { call } from '../call'
import { ownerHeaders } from '../ownerHeaders'

/** Everything is empty where nobody may sell to this visitor or buy from them. Throws ApiFailure. */
export const fetchRampOptions = (signal?: AbortSignal): Promise<RampOptions> =>
  call(ramps.options, { signal })

/** Every ramp’s offer for each method, the best first. Throws ApiFailure. */
export const fetchRampOffers = (query: RampOffersQuery, signal?: AbortSignal): Promise<RampOffers> =>
  call(ramps.offers, { query, signal })

/** Never repeated by itself (R40). A retry with the same key gives the same order. Throws ApiFailure. */
export const createRampOrder = (
  order: RampOrderBody,
  idempotencyKey: string,
  language: string,
): Promise<OwnedExchange> =>
  call(ramps.order, {
    body: order,
    headers: { 'idempotency-key': idempotencyKey, 'site-language': language },
  })

/** For the owner only. Throws ApiFailure. */
export const actOnRamp = (
  publicId: string,
  body: { action: 'reopen' | 'cancel' } | { action: 'prove'; signature: string },
): Promise<Exchange> => call(ramps.act, { params: { publicId }, body, headers: ownerHeaders(publicId) })
