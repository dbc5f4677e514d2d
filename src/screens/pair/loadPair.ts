import { ratio } from '@/domain/amount'
import { splitPair } from '@/domain/pair'
import type { Currency } from '@/domain/currency'
import { loadCatalogue } from '../loadCatalogue'
import { loadFirstQuote } from '../loadFirstQuote'

/** `rate`: units of `to` for one `from` when the page was made; null where the pair could not be quoted. */
export type PairData = { from: Currency; to: Currency; rate: string | null }

/** The two currencies an address names, by symbol; null when one is unknown or both are the same. */
export async function loadPair(slug: string) {
  const { currencies } = await loadCatalogue()
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const pair = splitPair(slug, (part) => bySymbol.get(part))
  if (!pair || pair.from === pair.to) return null
  const first = await loadFirstQuote(pair.from, pair.to)
  const rate = first.quote ? ratio(first.quote.estimate.estimate, first.quote.question.amount) : null
  const data: PairData = { ...pair, rate }
  return { data, facts: { currencies: [pair.from, pair.to], ...first } }
}
