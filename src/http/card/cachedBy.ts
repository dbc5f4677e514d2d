import { LRUCache } from 'lru-cache'

type Lifetimes = { ms: number; failedMs: number; max: number }

/** One call for all who need the same; a failure is remembered too, for a shorter time. */
export function cachedBy<Value>({ ms, failedMs, max }: Lifetimes, make: (key: string) => Promise<Value>) {
  const cache = new LRUCache<string, { value: Promise<Value>; until: number }>({ max })
  return (key: string): Promise<Value> => {
    const known = cache.get(key)
    if (known && Date.now() < known.until) return known.value
    const value = make(key)
    const entry = { value, until: Date.now() + ms }
    cache.set(key, entry)
    value.catch(() => void (entry.until = Date.now() + failedMs))
    return value
  }
}
