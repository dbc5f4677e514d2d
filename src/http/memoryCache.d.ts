import type { LRUCache } from 'lru-cache'

type Limits<Value> = { maxBytes: number; sizeOf: (value: Value) => number; maxEntries?: number }

export type MemoryCache<Value extends object> = LRUCache<string, Value>

export declare function createMemoryCache<Value extends object>(limits: Limits<Value>): MemoryCache<Value>
