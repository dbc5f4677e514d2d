import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { tierOf } from '@/contract/tier'
import { ApiFailure, isApiFailure } from '@/domain/text/failure'
import { processSingleton } from '@/runtime/processSingleton'
import { request } from './client'
import { requestConfig, type RequestOf } from './requestConfig'

/** Calls an endpoint of the contract and checks the result by its schema. Throws ApiFailure. */
export const call = <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<z.output<E['result']>> =>
  callAs(endpoint, input, (result) => z.parse(endpoint.result, result) as z.output<E['result']>)

/**
 * The same with a reader of its own; what it throws is a broken response. A call that the back end does not have fails as
 * `notOffered`, and for some minutes without a request.
 */
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

/** A call that never says 404 itself, and is not found, does not exist at this back end. */
const isMissing = (endpoint: Endpoint, error: unknown) =>
  isApiFailure(error) &&
  error.failure.kind === 'refused' &&
  error.failure.status === 404 &&
  !endpoint.errors?.[404]

export const ignoreResult = () => undefined

/** Milliseconds. A back end that learns a call is believed after this time, without a restart. */
const REMEMBERED = 5 * 60_000

const missing = processSingleton('missingCalls', () => new Map<string, number>())
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Calls that no exchange can do without are tried each time: a mistake there must not outlast its cause. So are those
 * that answer 404 by themselves: one resource that is not there says nothing about the next one. */
function rememberMissing(endpoint: Endpoint): void {
  if (tierOf(endpoint) !== 'core' && !endpoint.errors?.[404])
    missing.set(keyOf(endpoint), performance.now() + REMEMBERED)
}

/** Whether the back end lately had no such call. In a browser that holds for this page load, on the server for the
 * process. */
function isKnownMissing(endpoint: Endpoint): boolean {
  const until = missing.get(keyOf(endpoint))
  if (until === undefined) return false
  if (performance.now() < until) return true
  missing.delete(keyOf(endpoint))
  return false
}

/** For tests. */
export const forgetMissing = () => missing.clear()
