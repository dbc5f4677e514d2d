import { MemoryCache } from './memoryCache.js'

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Entry */
/** @typedef {import('../runtime/redis/sharedIsrCache').SharedIsrCache} SharedIsrCache */
/** @typedef {import('./memoryCache').MemoryCache<Entry>} Local */

/** Where src/runtime/redis/startSharing.ts puts the pages of all instances; undefined without `REDIS_URL`. */
const SHARED = Symbol.for('halyard.sharedIsrCache')
/** Where src/runtime/metrics.ts holds its own. */
const METRICS = Symbol.for('halyard.metrics')

/** How long another instance that rerenders a page is not queried again. */
const CLAIM_RETRY_MS = 1000
/** Bounds addresses without a page, of which any number can be made up. */
const MISSING = { maxEntries: 5000, maxBytes: 8 * 1024 * 1024 }

/**
 * Next.js's own cache falls back to the build's files, which have neither data nor the operator's brand,
 * when memory is full. This one holds only what this server or another instance has rendered, and nothing on disk,
 * because a restart may change the back end.
 */
class IsrCache {
  /** @param {{ maxMemoryCacheSize?: number }} context `cacheMaxMemorySize` of next.config.js, in bytes */
  constructor({ maxMemoryCacheSize = 0 }) {
    /** @type {{ pages: Local, missing: Local }} */
    this.local = globalThis.halyardIsrCache ??= {
      pages: new MemoryCache({ maxBytes: maxMemoryCacheSize, sizeOf }),
      missing: new MemoryCache({ ...MISSING, sizeOf }),
    }
    /** @type {SharedIsrCache | undefined} */
    this.shared = globalThis[SHARED]
  }

  /** @returns {Promise<Entry | null>} */
  async get(/** @type {string} */ key) {
    const local = this.getLocal(key)
    count('memory', local)
    if (!this.shared || (local && isFresh(local))) return local
    const remote = await this.shared.read(key)
    count('redis', remote)
    // Meanwhile this server may have rendered the page itself.
    const newest = newer(this.getLocal(key), remote)
    if (!newest) return null
    if (newest === remote) this.setLocal(key, remote)
    if (isFresh(newest) || (await this.shared.claim(key))) return newest
    return this.setLocal(key, extendStale(newest))
  }

  async set(
    /** @type {string} */ key,
    /** @type {Entry['value']} */ value,
    /** @type {{ cacheControl?: Entry['cacheControl'] }} */ { cacheControl },
  ) {
    const entry = this.setLocal(key, { value, lastModified: Date.now(), cacheControl })
    void this.shared?.write(key, entry)
  }

  async revalidateTag() {}

  resetRequestCache() {}

  /** @returns {Entry | null} */
  getLocal(/** @type {string} */ key) {
    return this.local.pages.get(key) ?? this.local.missing.get(key) ?? null
  }

  setLocal(/** @type {string} */ key, /** @type {Entry} */ entry) {
    const { pages, missing } = this.local
    const [cache, other] = entry.value === null ? [missing, pages] : [pages, missing]
    other.delete(key)
    cache.set(key, entry)
    return entry
  }
}

function count(/** @type {string} */ layer, /** @type {Entry | null} */ found) {
  const result = found ? (isFresh(found) ? 'hit' : 'stale') : 'miss'
  globalThis[METRICS]?.pageCache.inc({ layer, result })
}

/**
 * Two bytes a character suffice for most scripts. A page's data stand at the end of its HTML as well, but for the texts,
 * which pages of one kind share; writing them again to count them would take a fifth of a millisecond.
 */
function sizeOf(/** @type {Entry} */ { value }) {
  const { html = '', ...others } = /** @type {{ html?: string }} */ (value ?? {})
  const dataAt = html.indexOf('<script id="__NEXT_DATA__"')
  const rest = dataAt < 0 ? JSON.stringify(others).length : html.length - dataAt
  return 2 * (html.length + rest)
}

/** Milliseconds since 1970. */
const staleAt = (/** @type {Entry} */ { lastModified, cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' ? lastModified + cacheControl.revalidate * 1000 : Infinity

const isFresh = (/** @type {Entry} */ entry) => staleAt(entry) > Date.now()

/** Our stale page may have been rendered without its data. */
function newer(/** @type {Entry | null} */ local, /** @type {Entry | null} */ remote) {
  if (!local || !remote) return local ?? remote
  if (isFresh(local) !== isFresh(remote)) return isFresh(local) ? local : remote
  return local.lastModified >= remote.lastModified ? local : remote
}

const extendStale = (/** @type {Entry} */ entry) => ({
  ...entry,
  lastModified: entry.lastModified + Date.now() + CLAIM_RETRY_MS - staleAt(entry),
})

// Next.js looks for the default export.
export { IsrCache, IsrCache as default }
