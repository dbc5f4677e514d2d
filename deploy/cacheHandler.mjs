import { processHandle } from '../src/config/processHandle.js'

/** Next.js loads this file as it is; the cache is in the bundle (src/http/pageCache.ts). A build caches nothing. */
class CacheHandler {
  async get(key) {
    return (await processHandle().pageCache?.get(key)) ?? null
  }

  async set(key, value, context) {
    await processHandle().pageCache?.set(key, value, context)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}

// Next.js looks for the default export.
export { CacheHandler as default }
