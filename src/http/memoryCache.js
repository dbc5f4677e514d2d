import { LRUCache } from 'lru-cache'

/** Bytes of an entry beside its key and value: its place in the maps and lists, and the headers of a response. */
const OVERHEAD = 1000
/** Of all bytes: the most that entries take which were read again. The rest is for entries that are new. */
const READ_AGAIN_SHARE = 0.8

/**
 * The in-memory cache, a segmented LRU: an entry that is read again moves to a segment of its own, and new entries evict
 * only one another as long as that segment has at most its share. A crawler that reads each of many pages once evicts none
 * that visitors come back to. `sizeOf`: bytes of a value. Keys count too, two bytes a character: visitors choose them.
 * Plain JavaScript because isrCache.js, which Next.js loads as it is, uses it too.
 * @template {object} Value
 */
export class MemoryCache {
  /** @param {import('./memoryCache').Limits<Value>} limits */
  constructor({ maxBytes, sizeOf, maxEntries = Infinity }) {
    this.limits = { maxBytes, maxEntries, sizeOf }
    const sizeCalculation = (/** @type {{ size: number }} */ { size }) => size
    /** @type {LRUCache<string, { value: Value, size: number }>} */
    this.once = new LRUCache({ maxSize: maxBytes, sizeCalculation })
    /** @type {LRUCache<string, { value: Value, size: number }>} */
    this.again = new LRUCache({
      maxSize: Math.floor(maxBytes * READ_AGAIN_SHARE),
      sizeCalculation,
      // Among the new ones again, which it leaves when it is read once more.
      dispose: (entry, key, reason) => reason === 'evict' && this.once.set(key, entry),
    })
  }

  get bytes() {
    return this.once.calculatedSize + this.again.calculatedSize
  }

  get size() {
    return this.once.size + this.again.size
  }

  /** @returns {Value | undefined} */
  get(/** @type {string} */ key) {
    const known = this.again.get(key)
    if (known) return known.value
    const entry = this.once.get(key)
    // One that is larger than the other segment stays where it is.
    if (entry && entry.size <= this.again.maxSize) {
      this.once.delete(key)
      this.again.set(key, entry)
    }
    return entry?.value
  }

  set(/** @type {string} */ key, /** @type {Value} */ value) {
    const size = 2 * key.length + this.limits.sizeOf(value) + OVERHEAD
    const isKnown = this.again.has(key) && size <= this.again.maxSize
    if (!isKnown) this.again.delete(key)
    ;(isKnown ? this.again : this.once).set(key, { value, size })
    while (this.bytes > this.limits.maxBytes || this.size > this.limits.maxEntries)
      if (this.once.pop() === undefined) this.again.pop()
  }

  delete(/** @type {string} */ key) {
    this.once.delete(key)
    this.again.delete(key)
  }
}
