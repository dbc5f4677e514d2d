import type { Endpoint } from '@/contract/endpoint'
import { tierOf } from '@/contract/tier'
import { processSingleton } from '@/runtime/processSingleton'

/** Milliseconds. A back end that learns a call is believed after this time, without a restart. */
const REMEMBERED = 5 * 60_000

const missing = processSingleton('missingCalls', () => new Map<string, number>())
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Calls that no exchange can do without are tried each time: a mistake there must not outlast its cause. So are those
 * that answer 404 by themselves: one resource that is not there says nothing about the next one. */
export function rememberMissing(endpoint: Endpoint): void {
  if (tierOf(endpoint) !== 'core' && !endpoint.errors?.[404])
    missing.set(keyOf(endpoint), performance.now() + REMEMBERED)
}

/** Whether the back end lately had no such call. In a browser that holds for this page load, on the server for the
 * process. */
export function isKnownMissing(endpoint: Endpoint): boolean {
  const until = missing.get(keyOf(endpoint))
  if (until === undefined) return false
  if (performance.now() < until) return true
  missing.delete(keyOf(endpoint))
  return false
}

/** For tests. */
export const forgetMissing = () => missing.clear()
