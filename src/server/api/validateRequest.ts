import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import type { Schema } from '@/contract/schema'
import { ApiError } from '@/server/api/ApiError'
import { type FieldErrors, hasErrors, validationError } from '@/server/api/validationError'

/** Fields that the schema does not name are ignored. @throws ApiError 400 that names every wrong field */
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
