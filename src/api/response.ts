import type { ApiErrorBody } from '@/domain/text/apiError'
import { ApiFailure, type Failure } from '@/domain/text/failure'

/** @throws ApiFailure, for a body that does not fit */
export function readResult<T>(body: unknown, read: (result: unknown, isSandbox: boolean) => T): T {
  try {
    return read(resultOf(body), isMarkedSandbox(body))
  } catch {
    throw new ApiFailure({ kind: 'broken' })
  }
}

/** `result` or the bare body (R35). */
export const resultOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'result' in body ? body.result : body

const isMarkedSandbox = (body: unknown) =>
  typeof body === 'object' && body !== null && 'sandbox' in body && body.sandbox === true

/** `retryAfter`: the header, if any. */
export function failedResponse(status: number, retryAfter: unknown, body: unknown): Failure {
  if (status === 429) return { kind: 'rateLimited', retryAfter: Number(retryAfter) || 30 }
  if (status === NOT_IMPLEMENTED) return { kind: 'notOffered' }
  if (status < 500 && isErrorBody(body)) return { kind: 'refused', status, body }
  return { kind: MISSING.has(status) ? 'notOffered' : 'broken' }
}

const NOT_IMPLEMENTED = 501
/** Not found, or not with this method: without an error body of this API the call itself is missing. */
const MISSING = new Set([404, 405])

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
