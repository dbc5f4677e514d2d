import { LRUCache } from 'lru-cache'

/** Bytes of an entry beside its key and value: its place in the maps and lists, and the headers of a response. */
const OVERHEAD = 1000

/**
 * The in-memory cache: by key, the least recently used entry leaves first once there are more bytes than `maxBytes`.
 * `sizeOf`: bytes of a value. Keys count too, two bytes a character: visitors choose them. Plain JavaScript because
 * isrCache.js, which Next.js loads as it is, uses it too.
 * @type {typeof import('./memoryCache').createMemoryCache}
 */
export const createMemoryCache = ({ maxBytes, sizeOf, maxEntries }) =>
  new LRUCache({
    maxSize: maxBytes,
    max: maxEntries,
    sizeCalculation: (value, key) => 2 * key.length + sizeOf(value) + OVERHEAD,
  })
