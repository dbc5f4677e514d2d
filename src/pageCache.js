/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Kept */

/** Bytes of the entries, and these by their address, the one not asked for for the longest time first. */
const held = (globalThis.halyardPageCache ??= { size: 0, entries: new Map() })

/**
 * The page cache: in memory, and holding nothing but what this server has made itself. Next.js's own one falls back to the
 * files of the build, which know neither data nor the operator's brand, whenever memory is full; and a restart, perhaps
 * with another back end, must not serve what an earlier one left on the disk.
 */
class PageCache {
  /** @param {{ maxMemoryCacheSize?: number }} context `cacheMaxMemorySize` of next.config.js, in bytes */
  constructor({ maxMemoryCacheSize = 0 }) {
    this.most = maxMemoryCacheSize
  }

  /** @returns {Promise<Kept | null>} */
  async get(/** @type {string} */ key) {
    const entry = held.entries.get(key)
    if (!entry) return null
    held.entries.delete(key)
    held.entries.set(key, entry)
    return entry.kept
  }

  async set(
    /** @type {string} */ key,
    /** @type {Kept['value']} */ value,
    /** @type {{ cacheControl?: Kept['cacheControl'] }} */ { cacheControl },
  ) {
    forget(key)
    const size = sizeOf(value)
    held.entries.set(key, { size, kept: { value, lastModified: Date.now(), cacheControl } })
    held.size += size
    for (const oldest of held.entries.keys()) {
      if (held.size <= this.most) break
      forget(oldest)
    }
  }

  /** Nothing here bears a tag. */
  async revalidateTag() {}

  resetRequestCache() {}
}

function forget(/** @type {string} */ key) {
  held.size -= held.entries.get(key)?.size ?? 0
  held.entries.delete(key)
}

/** Two bytes a letter: what the engine needs for every script. An answer without a body still costs its entry. */
const sizeOf = (/** @type {Kept['value']} */ value) => 2 * (JSON.stringify(value)?.length ?? 0) + 200

// Where Next.js looks for it.
export { PageCache as default }
