import type { ApiErrorBody, ApiErrorCode } from './apiError'

export type Failure =
  | { kind: 'offline' }
  /** No response within the time limit, or none at all: the call may or may not have arrived. */
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  /** Too many calls; `retryAfter` in seconds. */
  | { kind: 'rateLimited'; retryAfter: number }
  | { kind: 'refused'; status: number; body: ApiErrorBody }
  /** The back end has no such call: not of ours is its 404 or 405, or it says 501. */
  | { kind: 'notOffered' }
  /** 5xx, or a response of an unexpected shape. */
  | { kind: 'broken' }

export class ApiFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
    this.name = 'ApiFailure'
  }
}

/** By name and not by class: pages, API handlers and instrumentation are bundled apart, each with its own class. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure' && 'failure' in error

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure
  return isMissingCode(error) ? noResponse(false) : { kind: 'broken' }
}

export function noResponse(isTimeout: boolean): Failure {
  // Node has a navigator too, in some versions, and it knows no such word.
  if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine)
    return { kind: 'offline' }
  return { kind: isTimeout ? 'timeout' : 'unreachable' }
}

export const isNotOffered = (error: unknown) => failureOf(error).kind === 'notOffered'

/** The code that makes the call comes when it is first needed, and may not arrive either. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

export function refusedFields(failure: Failure | null): Record<string, ApiErrorCode> {
  if (failure?.kind !== 'refused') return {}
  const { fields, code } = failure.body
  if (!fields) return { '': code }
  return Object.fromEntries(Object.entries(fields).map(([field, refusal]) => [field, refusal.code]))
}

/** Sent again it would be refused again. */
export const isDenied = (failure: Failure) => refusedFields(failure)[''] === 'screening_denied'

/** The call may have arrived although no response did: the same order must be sent again with the same key. */
export const isUncertain = ({ kind }: Failure) =>
  kind !== 'refused' && kind !== 'rateLimited' && kind !== 'notOffered'

/** Milliseconds that a call must not be repeated for. */
export const retryAfter = (failure: Failure | null) =>
  failure?.kind === 'rateLimited' ? failure.retryAfter * 1000 : 0
