/** Market prices are only shown; nothing is ever exchanged at one. */
import type { HistoryRange } from '@/domain/market/historyRanges'

/** `symbols` are ours. */
export type Spot = {
  key: string
  symbols: readonly string[]
  /** Decimal string. */
  usd: string
  /** Percent, two decimals; null where the source does not say. */
  change24h: string | null
  /** Milliseconds since 1970, the source's own time where it has one. */
  at: number
}

export type PricePoint = { at: number; usd: string }

/** Every method throws `ProviderError`. */
export type PriceSource = {
  /** Stands in the database: never renamed. */
  readonly id: string
  readonly attribution: { text: string; href: string }
  /** Milliseconds between two polls. */
  readonly everyMs: number
  spots?: (signal: AbortSignal) => Promise<Spot[]>
  candles?: {
    keys: () => ReadonlyMap<string, readonly string[]>
    /** Oldest first. */
    read: (key: string, range: HistoryRange, signal: AbortSignal) => Promise<PricePoint[]>
    /** Milliseconds between two calls. */
    pauseMs: number
  }
}
