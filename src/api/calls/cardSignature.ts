import * as z from 'zod/mini'
import { CARD_STATES } from '@/domain/exchange/cardPurchase'
import { request } from '../request'

/** `code` and `network`: as Mercuryo names the coin. */
const cardSignature = z.object({
  merchantTransactionId: z.string(),
  signature: z.string(),
  code: z.string(),
  network: z.string(),
})
export type CardSignature = z.output<typeof cardSignature>

/** @throws ApiFailure 409 where the deposit can no longer be bought */
export const fetchCardSignature = (publicId: string): Promise<CardSignature> =>
  request({ method: 'POST', url: '/api/site/card-signature', data: { publicId } }, (result) =>
    z.parse(cardSignature, result),
  )

/** `state` null: none of the purchases has begun, or the site cannot read them. */
const cardPurchase = z.object({ isOffered: z.boolean(), state: z.nullable(z.enum(CARD_STATES)) })
export type CardPurchase = z.output<typeof cardPurchase>

export const fetchCardPurchase = (publicId: string, purchases: readonly string[]): Promise<CardPurchase> =>
  request({ url: '/api/site/card-purchase', params: { publicId, purchases: purchases.join() } }, (result) =>
    z.parse(cardPurchase, result),
  )
