/** Market prices are only shown; nothing is ever exchanged at one. */
import type { HistoryRange } from '@/domain/market/historyRanges'
import type { PricePoint, Spot } from '@/domain/market/spot'

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
