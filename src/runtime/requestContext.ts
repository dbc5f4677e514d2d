import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/runtime/processSingleton'

type UnderWay = { hasBackEndFailed: boolean }

const underWay = processSingleton('requestUnderWay', () => new AsyncLocalStorage<UnderWay>())

/** Does the work of one request. What is noted in its course, by any bundle of this process, stands in `request`. */
export function runInRequestContext<T>(work: (request: Readonly<UnderWay>) => T): T {
  const request = { hasBackEndFailed: false }
  return underWay.run(request, () => work(request))
}

/** The request that is under way could not be answered because the back end is down or mad, and by no fault of ours. */
export function markUpstreamFailed() {
  const request = underWay.getStore()
  if (request) request.hasBackEndFailed = true
}
