import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { tierOf } from '@/contract/tier'
import { ApiFailure, isApiFailure } from '@/domain/text/failure'
import { MINUTE } from '@/domain/time/durations'
import { request } from './request'
import { requestConfig, type RequestOf } from './requestConfig'

/** @throws ApiFailure, also for a result that does not fit the schema */
export const call = <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<z.output<E['result']>> =>
  callAs(endpoint, input, (result) => z.parse(endpoint.result, result) as z.output<E['result']>)

/** As `call`, with a reader of its own. A call the back end does not have fails as `notOffered` without a request. */
export async function callAs<E extends Endpoint, T>(
  endpoint: E,
  input: RequestOf<E>,
  read: (result: unknown, isSandbox: boolean) => T,
): Promise<T> {
  if (isKnownMissing(endpoint)) throw new ApiFailure({ kind: 'notOffered' })
  try {
    return await request(requestConfig(endpoint, input), read)
  } catch (error) {
    const failure = isMissing(endpoint, error) ? new ApiFailure({ kind: 'notOffered' }) : error
    if (isApiFailure(failure) && failure.failure.kind === 'notOffered') rememberMissing(endpoint)
    throw failure
  }
}

/** Except where a 404 is one of the endpoint's own responses. */
const isMissing = (endpoint: Endpoint, error: unknown) =>
  isApiFailure(error) &&
  error.failure.kind === 'refused' &&
  error.failure.status === 404 &&
  !endpoint.errors?.[404]

export const ignoreResult = () => undefined

/** Milliseconds until a missing call is tried again. */
const REMEMBERED = 5 * MINUTE

const missing = new Map<string, number>()
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Not calls that no exchange can do without, nor those that answer 404 themselves. */
function rememberMissing(endpoint: Endpoint): void {
  if (tierOf(endpoint) !== 'core' && !endpoint.errors?.[404])
    missing.set(keyOf(endpoint), performance.now() + REMEMBERED)
}

/** In a browser for this page load, on the server for the process. */
function isKnownMissing(endpoint: Endpoint): boolean {
  const until = missing.get(keyOf(endpoint))
  if (until === undefined) return false
  if (performance.now() < until) return true
  missing.delete(keyOf(endpoint))
  return false
}

export const forgetMissing = () => missing.clear()
