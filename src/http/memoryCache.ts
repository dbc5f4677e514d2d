import { LRUCache } from 'lru-cache'

/** Bytes of an entry beside its key and value. */
const OVERHEAD = 1000
/** Of all bytes: the most that entries read again may take. */
const READ_AGAIN_SHARE = 0.8

type Limits<Value> = { maxBytes: number; sizeOf: (value: Value) => number; maxEntries?: number }
type Entry<Value> = { value: Value; size: number }

/**
 * A segmented LRU: entries read again move to a segment of their own, so a crawler that reads many pages once evicts
 * none that visitors come back to. `sizeOf`: bytes of a value; keys, which visitors choose, count too.
 */
export class MemoryCache<Value extends object> {
  readonly #limits: Required<Limits<Value>>
  readonly #once: LRUCache<string, Entry<Value>>
  readonly #again: LRUCache<string, Entry<Value>>

  constructor({ maxBytes, sizeOf, maxEntries = Infinity }: Limits<Value>) {
    this.#limits = { maxBytes, maxEntries, sizeOf }
    const sizeCalculation = ({ size }: Entry<Value>) => size
    this.#once = new LRUCache({ maxSize: maxBytes, sizeCalculation })
    this.#again = new LRUCache({
      maxSize: Math.floor(maxBytes * READ_AGAIN_SHARE),
      sizeCalculation,
      // Back among the new ones.
      dispose: (entry, key, reason) => reason === 'evict' && this.#once.set(key, entry),
    })
  }

  get bytes(): number {
    return this.#once.calculatedSize + this.#again.calculatedSize
  }

  get size(): number {
    return this.#once.size + this.#again.size
  }

  get(key: string): Value | undefined {
    const known = this.#again.get(key)
    if (known) return known.value
    const entry = this.#once.get(key)
    if (entry && entry.size <= this.#again.maxSize) {
      this.#once.delete(key)
      this.#again.set(key, entry)
    }
    return entry?.value
  }

  set(key: string, value: Value): void {
    const size = 2 * key.length + this.#limits.sizeOf(value) + OVERHEAD
    const isKnown = this.#again.has(key) && size <= this.#again.maxSize
    if (!isKnown) this.#again.delete(key)
    ;(isKnown ? this.#again : this.#once).set(key, { value, size })
    while (this.bytes > this.#limits.maxBytes || this.size > this.#limits.maxEntries)
      if (this.#once.pop() === undefined) this.#again.pop()
  }

  delete(key: string): void {
    this.#once.delete(key)
    this.#again.delete(key)
  }
}
