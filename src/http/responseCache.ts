import type { OutgoingHttpHeaders } from 'node:http'
import type { ContentCoding } from '@/domain/site/contentCoding'
import { MemoryCache } from './memoryCache'

/** A response as it goes over the wire. Times are milliseconds since 1970. */
export type CachedResponse = {
  etag: string
  headers: OutgoingHttpHeaders
  isFile: boolean
  /** In the coding that was requested first; in the other one from its first request on. */
  bodies: Partial<Record<ContentCoding, Buffer>>
  freshUntil: number
  /** Until then one request revalidates it, and no other needs to. */
  revalidatingUntil: number
  /** Of a noindex variant: the etag of the page it was made from. */
  variantOf?: string
}

export type ResponseCache = MemoryCache<CachedResponse>

export const createResponseCache = (maxBytes: number): ResponseCache =>
  new MemoryCache({ maxBytes, sizeOf: sizeOfBodies })

/** With room for the coding that has not been requested yet, which may be a fifth larger. */
const sizeOfBodies = ({ bodies: { br, gzip } }: CachedResponse): number =>
  br && gzip ? br.length + gzip.length : Math.ceil(2.2 * (br ?? gzip ?? '').length)
