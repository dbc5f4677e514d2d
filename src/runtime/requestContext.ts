import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Who requests a page, as this site saw it. `headers`: what an operator's back end gets of it. `passId`: one of the many
 * behind the address; null: not known. `isSecure`, `formToken`: as in api/pageServices.ts.
 */
export type Visitor = {
  ip: string
  isServed: boolean
  headers: Readonly<Record<string, string>>
  passId: string | null
  isSecure: boolean
  formToken: { sent: string | null; next: string }
}

/** `form`: what a form of the page has posted; null for a page that is only read. */
type Given = { visitor: Visitor; form: Readonly<Record<string, string>> | null }
type RequestContext = { hasUpstreamFailed: boolean; given: Given | null }

const storage = new AsyncLocalStorage<RequestContext>()

export function runInRequestContext<T>(
  work: (context: Readonly<RequestContext>) => T,
  given: Given | null = null,
): T {
  const context = { hasUpstreamFailed: false, given }
  return storage.run(context, () => work(context))
}

/** The back end is down or breaks its contract: no fault of ours. */
export function markUpstreamFailed() {
  const context = storage.getStore()
  if (context) context.hasUpstreamFailed = true
}

/** Null: of no page that is made for one visitor. */
export const currentVisitor = (): Visitor | null => storage.getStore()?.given?.visitor ?? null

export const postedForm = () => storage.getStore()?.given?.form ?? null
