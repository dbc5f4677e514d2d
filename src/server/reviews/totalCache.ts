/** A count reads an index entry of every row: up to so many it takes a few milliseconds. */
const LARGE = 10_000
const TTL_MS = 60_000

/** A count of rows: exact up to LARGE, and above it as it was within the last minute. */
export function totalCache() {
  let [total, countedAt] = [0, 0]
  return {
    async read(now: number, count: () => Promise<number>): Promise<number> {
      if (total > LARGE && now - countedAt < TTL_MS) return total
      total = await count()
      countedAt = now
      return total
    },
    /** The next read counts. */
    clear() {
      total = 0
    },
  }
}
