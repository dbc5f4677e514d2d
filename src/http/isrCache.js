/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Kept */
/** @typedef {import('../runtime/redis/sharedIsrCache').SharedIsrCache} SharedIsrCache */

/** Bytes of the entries, and these by their address, the one not asked for for the longest time first. */
const held = (globalThis.halyardPageCache ??= { size: 0, entries: new Map() })

/** Where src/runtime/redis/startSharing.ts puts the pages of all instances; undefined without `REDIS_URL`. */
const SHARED = Symbol.for('halyard.sharedIsrCache')
/** Where src/runtime/metrics.ts keeps its own. */
const METRICS = Symbol.for('halyard.metrics')

/** Milliseconds for which a page that another instance is making anew is not asked for again. */
const PATIENCE = 1000

/**
 * The page cache: in memory, and holding nothing but what this server or, with Redis, another instance of it has made.
 * Next.js's own one falls back to the files of the build, which know neither data nor the operator's brand, whenever
 * memory is full; and a restart, perhaps with another back end, must not serve what an earlier one left on the disk.
 */
class IsrCache {
  /** @param {{ maxMemoryCacheSize?: number }} context `cacheMaxMemorySize` of next.config.js, in bytes */
  constructor({ maxMemoryCacheSize = 0 }) {
    this.most = maxMemoryCacheSize
    /** @type {SharedIsrCache | undefined} */
    this.shared = globalThis[SHARED]
  }

  /** @returns {Promise<Kept | null>} */
  async get(/** @type {string} */ key) {
    const near = this.recall(key)
    count('memory', near)
    if (!this.shared || (near && isFresh(near))) return near
    const far = await this.shared.read(key)
    count('redis', far)
    // Meanwhile this server may have made the page itself.
    const newest = newer(this.recall(key), far)
    if (!newest) return null
    if (newest === far) this.keep(key, far)
    if (isFresh(newest) || (await this.shared.claim(key))) return newest
    return this.keep(key, stillFresh(newest))
  }

  async set(
    /** @type {string} */ key,
    /** @type {Kept['value']} */ value,
    /** @type {{ cacheControl?: Kept['cacheControl'] }} */ { cacheControl },
  ) {
    const kept = this.keep(key, { value, lastModified: Date.now(), cacheControl })
    // Not awaited: whoever asked for the page gets it now.
    void this.shared?.write(key, kept)
  }

  /** Nothing here bears a tag. */
  async revalidateTag() {}

  resetRequestCache() {}

  /** @returns {Kept | null} */
  recall(/** @type {string} */ key) {
    const entry = held.entries.get(key)
    if (!entry) return null
    held.entries.delete(key)
    held.entries.set(key, entry)
    return entry.kept
  }

  keep(/** @type {string} */ key, /** @type {Kept} */ kept) {
    forget(key)
    const size = sizeOf(kept.value)
    held.entries.set(key, { size, kept })
    held.size += size
    for (const oldest of held.entries.keys()) {
      if (held.size <= this.most) break
      forget(oldest)
    }
    return kept
  }
}

function count(/** @type {string} */ layer, /** @type {Kept | null} */ found) {
  const result = found ? (isFresh(found) ? 'hit' : 'stale') : 'miss'
  globalThis[METRICS]?.pageCache.inc({ layer, result })
}

function forget(/** @type {string} */ key) {
  held.size -= held.entries.get(key)?.size ?? 0
  held.entries.delete(key)
}

/** Two bytes a letter: what the engine needs for every script. An answer without a body still costs its entry. */
const sizeOf = (/** @type {Kept['value']} */ value) => 2 * (JSON.stringify(value)?.length ?? 0) + 200

/** When Next.js will make it anew: milliseconds since 1970. */
const staleAt = (/** @type {Kept} */ { lastModified, cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' ? lastModified + cacheControl.revalidate * 1000 : Infinity

const isFresh = (/** @type {Kept} */ kept) => staleAt(kept) > Date.now()

/** A fresh page of another instance is better than our stale one, which may have come out without its data. */
function newer(/** @type {Kept | null} */ near, /** @type {Kept | null} */ far) {
  if (!near || !far) return near ?? far
  if (isFresh(near) !== isFresh(far)) return isFresh(near) ? near : far
  return near.lastModified >= far.lastModified ? near : far
}

/** As it is, for a moment longer. */
const stillFresh = (/** @type {Kept} */ kept) => ({
  ...kept,
  lastModified: kept.lastModified + Date.now() + PATIENCE - staleAt(kept),
})

// Where Next.js looks for it.
export { IsrCache, IsrCache as default }
