import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { metrics } from '@/runtime/metrics'
import type { SharedIsrCache } from '@/runtime/redis/sharedIsrCache'
import { MemoryCache } from './memoryCache'

type Value = CacheHandlerValue['value']
/** Packed: most pages are read from the response cache instead. */
type Stored = Omit<CacheHandlerValue, 'value'> & { packed: Buffer | null }

export type PageCache = {
  get: (key: string) => Promise<CacheHandlerValue | null>
  set: (key: string, value: Value, context: Pick<CacheHandlerValue, 'cacheControl'>) => Promise<void>
}

declare module '@/config/processHandle' {
  interface ProcessHandle {
    /** Next.js asks it by deploy/cacheHandler.mjs. */
    pageCache?: PageCache
  }
}

/** As fast as deflate at its fastest, and a third smaller. */
const QUALITY = 3
/** 256 kB, more than nearly every page with its data; with the usual four megabytes each thread that compresses holds them. */
const WINDOW = 18
/** How long another instance that rerenders a page is not queried again. */
const CLAIM_RETRY_MS = 1000
/** Some thousand pages, the rarest of which are made anew. */
const MAX_BYTES = 64 * 1024 * 1024
/** Bounds addresses without a page, of which any number can be made up. */
const MISSING = { maxEntries: 5000, maxBytes: 8 * 1024 * 1024 }

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)]

/**
 * Next.js's own cache falls back to the build's files, which have neither data nor the operator's brand, when memory is
 * full. This one holds only what this server or another instance has rendered, and nothing on disk, because a restart may
 * change the back end.
 * @param shared pages of all instances, with REDIS_URL
 */
export function createPageCache(shared: SharedIsrCache | null, maxBytes = MAX_BYTES): PageCache {
  const sizeOf = ({ packed }: Stored) => packed?.byteLength ?? 0
  const pages = new MemoryCache<Stored>({ maxBytes, sizeOf })
  const missing = new MemoryCache<Stored>({ ...MISSING, sizeOf })

  const stored = (key: string) => pages.get(key) ?? missing.get(key) ?? null

  function store(key: string, entry: Stored): Stored {
    const [cache, other] = entry.packed === null ? [missing, pages] : [pages, missing]
    other.delete(key)
    cache.set(key, entry)
    return entry
  }

  const entryOf = async ({ packed, ...entry }: Stored): Promise<CacheHandlerValue> => ({
    ...entry,
    value: packed && (await unpack(packed)),
  })

  const packedOf = async ({ value, ...entry }: CacheHandlerValue): Promise<Stored> => ({
    ...entry,
    packed: value && (await pack(value)),
  })

  return {
    async get(key) {
      const local = stored(key)
      count('memory', local)
      if (!shared || (local && isFresh(local))) return local && entryOf(local)
      const remote = await shared.read(key)
      count('redis', remote)
      // Meanwhile this server may have rendered the page itself.
      const own = stored(key)
      if (remote && isNewer(remote, own)) store(key, await packedOf(remote))
      const newest = stored(key)
      if (!newest) return null
      if (isFresh(newest) || (await shared.claim(key))) return entryOf(newest)
      return entryOf(store(key, extendStale(newest)))
    },

    async set(key, value, { cacheControl }) {
      const entry = { value, lastModified: Date.now(), cacheControl }
      store(key, await packedOf(entry))
      void shared?.write(key, entry)
    },
  }
}

/** The HTML repeats most of the page's data as JSON: behind each other as text they take two thirds of the room of two values. */
function pack(value: NonNullable<Value>): Promise<Buffer> {
  const { html = '', ...rest } = value as { html?: string }
  const text = Buffer.from(`${JSON.stringify(rest)}\n${html}`)
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}

async function unpack(packed: Buffer): Promise<Value> {
  const text = (await decompress(packed)).toString()
  const end = text.indexOf('\n')
  const html = text.slice(end + 1)
  return { ...JSON.parse(text.slice(0, end)), ...(html && { html }) } as Value
}

type Times = Pick<CacheHandlerValue, 'lastModified' | 'cacheControl'>

function count(layer: string, found: Times | null) {
  const result = found ? (isFresh(found) ? 'hit' : 'stale') : 'miss'
  metrics.pageCache.inc({ layer, result })
}

/** Milliseconds since 1970. */
const staleAt = ({ lastModified, cacheControl }: Times) =>
  typeof cacheControl?.revalidate === 'number'
    ? (lastModified ?? 0) + cacheControl.revalidate * 1000
    : Infinity

const isFresh = (entry: Times) => staleAt(entry) > Date.now()

/** Our stale page may have been rendered without its data. */
function isNewer(remote: Times, own: Times | null): boolean {
  if (!own) return true
  if (isFresh(own) !== isFresh(remote)) return isFresh(remote)
  return (remote.lastModified ?? 0) > (own.lastModified ?? 0)
}

const extendStale = (entry: Stored): Stored => ({
  ...entry,
  lastModified: (entry.lastModified ?? 0) + Date.now() + CLAIM_RETRY_MS - staleAt(entry),
})
