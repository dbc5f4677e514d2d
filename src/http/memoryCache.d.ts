type Limits<Value> = { maxBytes: number; sizeOf: (value: Value) => number; maxEntries?: number }

export declare class MemoryCache<Value extends object> {
  constructor(limits: Limits<Value>)
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  readonly bytes: number
  readonly size: number
}
