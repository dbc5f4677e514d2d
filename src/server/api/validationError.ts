import type { ApiErrorBody, ApiErrorCode } from '@/domain/text/apiError'
import { ApiError } from '@/server/api/ApiError'

export type FieldErrors = NonNullable<ApiErrorBody['fields']>

/**
 * One error out of every refused field (field-notes C6). The code is the field's own when only one is wrong. `limits` are
 * sent only where an amount is outside of them.
 * 400: the request is malformed; 409: it was valid, but its fixed rate has expired; 422: it cannot be served.
 */
export function validationError(fields: FieldErrors, limits?: ApiErrorBody['limits']): ApiError {
  const errors = Object.entries(fields)
  const [first, second] = errors
  const code = first && !second ? first[1].code : 'validation_failed'
  const codes = errors.map(([, error]) => error.code)
  const description = errors.map(([field, error]) => `${field}: ${error.description}`).join(' ')
  return new ApiError(statusOf(codes), code, description, {
    fields,
    ...(limits && codes.some(isOutside) && { limits }),
  })
}

const OUTSIDE: readonly ApiErrorCode[] = [
  'amount_below_min',
  'amount_above_max',
  'payout_below_min',
  'balance_too_low',
]
const isOutside = (code: ApiErrorCode) => OUTSIDE.includes(code)

function statusOf(codes: ApiErrorCode[]): number {
  if (codes.includes('validation_failed')) return 400
  return codes.every((code) => code === 'rate_expired') ? 409 : 422
}

export const hasErrors = (fields: FieldErrors) => Object.keys(fields).length > 0
