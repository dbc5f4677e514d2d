import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import type { Schema } from '@/contract/schema'
import type { ApiErrorBody, ApiErrorCode } from '@/domain/text/apiError'
import { ApiError } from '@/server/kernel/ApiError'

export type FieldErrors = NonNullable<ApiErrorBody['fields']>

/**
 * One error out of every refused field (R39).
 * 400: the request is malformed; 409: its fixed rate has expired; 422: it cannot be served.
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

/** @throws ApiError 400 that names every wrong field */
export function validate(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    fields[issue.path.join('.')] ??= { code: 'validation_failed', description: issue.message }
  }
  throw validationError(fields)
}

export function validateBody(schema: Schema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'validation_failed', 'The body must be a JSON object.')
  }
  return validate(schema, body)
}

export function validateHeaders(expected: Endpoint['headers'] = {}, headers: Record<string, string>) {
  const fields: FieldErrors = {}
  for (const [name, { check }] of Object.entries(expected)) {
    if (!check || check.pattern.test(headers[name] ?? '')) continue
    fields[name] = { code: 'validation_failed', description: check.error }
  }
  if (hasErrors(fields)) throw validationError(fields)
}
