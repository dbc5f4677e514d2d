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
  /** Absent where the source gives none. */
  facts?: SpotFacts
}

/** Decimal strings, of the coin on all networks; null where the source does not say. */
export type SpotFacts = {
  marketCapUsd: string | null
  /** Traded in the last 24 hours, in US dollars. */
  volumeUsd: string | null
  /** In units of the coin. */
  supply: string | null
  maxSupply: string | null
}

export type PricePoint = { at: number; usd: string }
