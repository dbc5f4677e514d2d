import * as z from 'zod/mini'
import { request } from './client'

const cardSignature = z.object({ merchantTransactionId: z.string(), signature: z.string() })
export type CardSignature = z.output<typeof cardSignature>

/** This site's own signature for buying an exchange's deposit by card at Mercuryo. Throws ApiFailure. */
export const fetchCardSignature = (publicId: string): Promise<CardSignature> =>
  request({ method: 'POST', url: '/api/site/card-signature', data: { publicId } }, (result) =>
    z.parse(cardSignature, result),
  )
