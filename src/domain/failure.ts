import type { ApiErrorBody, ApiErrorCode } from './apiError'

/** How a call went wrong, as far as a person has to know. Plain data, so that the store can keep it. */
export type Failure =
  /** The device has no connection. */
  | { kind: 'offline' }
  /** No answer within the time limit, or none at all: the call may or may not have arrived. */
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  /** Too many calls; `retryAfter` in seconds. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** The back end refused and said why. */
  | { kind: 'refused'; status: number; body: ApiErrorBody }
  /** The back end has no such call: not of ours is its 404 or 405, or it says 501. */
  | { kind: 'notOffered' }
  /** 5xx, or an answer of a shape that nobody agreed on. */
  | { kind: 'broken' }

export class ApiFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
    this.name = 'ApiFailure'
  }
}

/** By its name and not by its class: pages, API doors and instrumentation are bundled apart, each with a class of its own. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure' && 'failure' in error

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure
  return { kind: isMissingCode(error) ? 'unreachable' : 'broken' }
}

/** Whether the back end lacks the call; the feature behind it then stays hidden, and nothing is reported as broken. */
export const isNotOffered = (error: unknown) => failureOf(error).kind === 'notOffered'

/** The code that makes the call comes when it is first needed, and may not arrive either. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** The codes a refusal names, by field; the whole call's own code stands under an empty name when no field is named. */
export function refusedFields(failure: Failure | null): Record<string, ApiErrorCode> {
  if (failure?.kind !== 'refused') return {}
  const { fields, code } = failure.body
  if (!fields) return { '': code }
  return Object.fromEntries(Object.entries(fields).map(([field, refusal]) => [field, refusal.code]))
}

/**
 * An answer may never have been heard though the call arrived, also when the connection broke or a proxy answered in the
 * back end's place: the same order must be sent again with the same key. Only a refusal is certain.
 */
export const isUncertain = ({ kind }: Failure) => kind !== 'refused' && kind !== 'rateLimited'

/** Milliseconds that a call must not be repeated for. */
export const retryAfter = (failure: Failure | null) =>
  failure?.kind === 'rateLimited' ? failure.retryAfter * 1000 : 0
