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
