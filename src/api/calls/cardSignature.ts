import * as z from 'zod/mini'
import { request } from '../request'

const cardSignature = z.object({ merchantTransactionId: z.string(), signature: z.string() })
export type CardSignature = z.output<typeof cardSignature>

export const fetchCardSignature = (publicId: string): Promise<CardSignature> =>
  request({ method: 'POST', url: '/api/site/card-signature', data: { publicId } }, (result) =>
    z.parse(cardSignature, result),
  )
