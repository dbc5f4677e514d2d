import type { OwnedExchange } from '@/contract/exchanges'
import type { RampOrderBody } from '@/contract/rampBodies'
import { type RampOffers, type RampOptions, ramps } from '@/contract/ramps'
import type { RequestOf } from '../requestConfig'
import { call } from '../call'

/** Where and how coins are bought and sold by ramps. Throws ApiFailure. */
export const fetchRampOptions = (): Promise<RampOptions> => call(ramps.options, {})

export type RampOffersQuery = NonNullable<RequestOf<typeof ramps.offers>['query']>

/** Every ramp’s offer for each method, the best first, and why others have none. Throws ApiFailure. */
export const fetchRampOffers = (query: RampOffersQuery, signal?: AbortSignal): Promise<RampOffers> =>
  call(ramps.offers, { query, signal })

/** Never repeated by itself (R40). A retry with the same key gives the same exchange. @throws ApiFailure */
export const createRampOrder = (
  order: RampOrderBody,
  { idempotencyKey, language }: { idempotencyKey: string; language: string },
): Promise<OwnedExchange> =>
  call(ramps.order, {
    body: order,
    headers: { 'idempotency-key': idempotencyKey, 'site-language': language },
  })
