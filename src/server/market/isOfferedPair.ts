import { findCurrency } from '@/server/catalogue/catalogue'
import { market } from '@/server/market/market'

/** By the last lists of the providers, at a floating rate. True of a coin that is not in the catalogue: nothing is known of it. */
export function isOfferedPair(from: { symbol: string }, to: { symbol: string }): boolean {
  const [sent, received] = [findCurrency(from.symbol), findCurrency(to.symbol)]
  return !sent || !received || market().isPairAvailable(sent, received, false)
}
