import { LRUCache } from 'lru-cache'
import type { WireResponse } from '@/server/kernel/ApiRequest'
import { compressed } from '@/server/kernel/compressed'

/** Some 0.2 MB each; renewing all of them takes two seconds of a processor's minute. */
const MAX_VARIANTS = 24

type CachedResponse = { response: Promise<WireResponse>; until: number }

const stored = new LRUCache<string, CachedResponse>({ max: MAX_VARIANTS })

type Making = {
  seconds: number
  /** @throws where the caller had too many new variants made */
  requireHeavy: () => Promise<void>
  handle: () => Promise<WireResponse>
}

/** Compressed once for all callers of the next seconds; its `traceId` is that of the call it was made for. */
export async function sharedResponse(name: string, { seconds, requireHeavy, handle }: Making) {
  if (!stored.has(name)) await requireHeavy()
  const known = stored.get(name)
  if (known && Date.now() < known.until) return known.response
  const response = handle().then(encoded)
  stored.set(name, { response, until: Date.now() + seconds * 1000 })
  response.catch(() => stored.delete(name))
  return response
}

async function encoded(response: WireResponse): Promise<WireResponse> {
  const { body } = response
  return typeof body === 'string' ? { ...response, body: await compressed(body) } : response
}
