import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = { hasUpstreamFailed: boolean }

const storage = new AsyncLocalStorage<RequestContext>()

export function runInRequestContext<T>(work: (context: Readonly<RequestContext>) => T): T {
  const context = { hasUpstreamFailed: false }
  return storage.run(context, () => work(context))
}

/** The back end is down or breaks its contract: no fault of ours. */
export function markUpstreamFailed() {
  const context = storage.getStore()
  if (context) context.hasUpstreamFailed = true
}
