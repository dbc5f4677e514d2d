import { splitPair } from '@/domain/pair'
import type { Currency } from '@/domain/currency'
import { loadCatalogue } from '../loadCatalogue'
import { loadFirstQuote } from '../loadFirstQuote'

export type PairData = { from: Currency; to: Currency }

/** The two currencies an address names, by symbol; null when one is unknown or both are the same. */
export async function loadPair(slug: string) {
  const { currencies } = await loadCatalogue()
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const pair = splitPair(slug, (part) => bySymbol.get(part))
  if (!pair || pair.from === pair.to) return null
  const quote = await loadFirstQuote(pair.from, pair.to)
  return { data: pair satisfies PairData, facts: { currencies: [pair.from, pair.to], ...quote } }
}
