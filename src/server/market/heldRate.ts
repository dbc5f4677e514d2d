import type { ApiErrorCode } from '@/domain/text/apiError'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { ApiError } from '@/server/api/ApiError'
import { type HeldRate, readRate } from '@/server/market/rates'
import type { FieldErrors } from '@/server/api/validationError'

export type RateCheck = { held?: HeldRate; fields: FieldErrors }

/** The fixed rate of an order, where it holds for exactly this request. */
export async function heldRate(rateId: string | null, request: QuoteRequest, at: number): Promise<RateCheck> {
  if (!rateId) return refusedRate('rate_required', 'A fixed exchange needs the id of its rate.')
  try {
    const held = await readRate(rateId, at)
    if (held.key === quoteKey(request)) return { held, fields: {} }
    return refusedRate('rate_mismatch', 'This rate was issued for another question.')
  } catch (error) {
    if (error instanceof ApiError) return refusedRate(error.code, error.message)
    throw error
  }
}

export const refusedRate = (code: ApiErrorCode, description: string): RateCheck => ({
  fields: { rateId: { code, description } },
})
