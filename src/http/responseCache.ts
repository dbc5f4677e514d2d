import type { OutgoingHttpHeaders } from 'node:http'

/** An answer as it goes over the wire, in both codings. `freshUntil` and `askedUntil` are milliseconds of the clock. */
export type Kept = {
  etag: string
  headers: OutgoingHttpHeaders
  br: Buffer
  gzip: Buffer
  freshUntil: number
  /** Until then somebody is asking Next.js for a newer one, and nobody else needs to. */
  askedUntil: number
}

/** Bytes for what an entry needs beside its bodies. */
const OVERHEAD = 1000

/** Answers by address, the one not asked for for the longest time leaving first. `most` in bytes. */
export function createResponseCache(most: number) {
  const entries = new Map<string, Kept>()
  let size = 0
  const sizeOf = ({ br, gzip }: Kept) => br.length + gzip.length + OVERHEAD
  const remove = (key: string) => {
    const kept = entries.get(key)
    if (!kept) return
    size -= sizeOf(kept)
    entries.delete(key)
  }
  return {
    get(key: string) {
      const kept = entries.get(key)
      if (!kept) return null
      entries.delete(key)
      entries.set(key, kept)
      return kept
    },
    set(key: string, kept: Kept) {
      remove(key)
      entries.set(key, kept)
      size += sizeOf(kept)
      for (const oldest of entries.keys()) {
        if (size <= most) break
        remove(oldest)
      }
    },
    remove,
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
