import type { OutgoingHttpHeaders } from 'node:http'
import { MemoryCache } from './memoryCache'

/** A response as it goes over the wire, in both codings. Times are milliseconds since 1970. */
export type CachedResponse = {
  etag: string
  headers: OutgoingHttpHeaders
  br: Buffer
  gzip: Buffer
  freshUntil: number
  /** Until then one request revalidates it, and no other needs to. */
  revalidatingUntil: number
  /** Of a noindex variant: the etag of the page it was made from. */
  variantOf?: string
}

export type ResponseCache = MemoryCache<CachedResponse>

export const createResponseCache = (maxBytes: number): ResponseCache =>
  new MemoryCache({ maxBytes, sizeOf: ({ br, gzip }) => br.length + gzip.length })
