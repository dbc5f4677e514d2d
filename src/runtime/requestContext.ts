import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/runtime/processSingleton'

type RequestContext = { hasUpstreamFailed: boolean }

const storage = processSingleton('requestContext', () => new AsyncLocalStorage<RequestContext>())

/** Does the work of one request. What any bundle of this process marks in its course stands in `context`. */
export function runInRequestContext<T>(work: (context: Readonly<RequestContext>) => T): T {
  const context = { hasUpstreamFailed: false }
  return storage.run(context, () => work(context))
}

/** This request cannot be answered because the back end is down or breaks its contract, and by no fault of ours. */
export function markUpstreamFailed() {
  const context = storage.getStore()
  if (context) context.hasUpstreamFailed = true
}
