import * as z from 'zod/mini'
import type { Estimate, QuoteQuestion, Range } from '@/domain/quote'
import { ask } from './client'

const estimateSchema = z.object({
  estimate: z.string(),
  min: z.string(),
  max: z.nullable(z.string()),
  rateId: z.catch(z.nullable(z.string()), null),
  validUntil: z.catch(z.nullable(z.string()), null),
  networkFee: z.catch(z.string(), '0'),
  speed: z.catch(z.string(), '5-30'),
})

/** GET /api/v4/estimates. Refused with `limits` when the amount is out of range. */
export const fetchEstimate = (question: QuoteQuestion, signal?: AbortSignal): Promise<Estimate> =>
  ask({ url: '/api/v4/estimates', params: question, signal }, (result) => estimateSchema.parse(result))

const rangeSchema = z.object({ min: z.string(), max: z.nullable(z.string()) })

/** GET /api/v4/ranges: the limits of a pair, in units of the typed side. */
export const fetchRange = (question: Omit<QuoteQuestion, 'amount'>): Promise<Range> =>
  ask({ url: '/api/v4/ranges', params: question }, (result) => rangeSchema.parse(result))
