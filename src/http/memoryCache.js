import { LRUCache } from 'lru-cache'

/** Bytes of an entry beside its key and value. */
const OVERHEAD = 1000
/** Of all bytes: the most that entries read again may take. */
const READ_AGAIN_SHARE = 0.8

/**
 * A segmented LRU: entries read again move to a segment of their own, so a crawler that reads many pages once evicts
 * none that visitors come back to. `sizeOf`: bytes of a value; keys, which visitors choose, count too.
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
      // Back among the new ones.
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
