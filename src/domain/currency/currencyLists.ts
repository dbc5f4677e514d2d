import { tickerOf, type Currency } from './currency'
import { oncePerList } from '@/domain/text/oncePerList'

const byPriority = (one: Currency, other: Currency) => (one.priority ?? 0) - (other.priority ?? 0)

/** Those with a priority, the first one first (R17); states' currencies have a list of their own. */
export const popularOf = oncePerList((currencies: readonly Currency[]): readonly Currency[] =>
  currencies.filter(({ priority, isFiat }) => priority !== null && !isFiat).sort(byPriority),
)

export const fiatOf = (currencies: readonly Currency[]): Currency[] =>
  currencies.filter(({ isFiat }) => isFiat)

export const popularFiatOf = (currencies: readonly Currency[]): Currency[] =>
  fiatOf(currencies)
    .filter(({ priority }) => priority !== null)
    .sort(byPriority)

/** A price belongs to a ticker, not to a network: of several networks the first, which is the better known, stays. */
export function oncePerTicker<One extends Pick<Currency, 'isFiat' | 'symbolFront'>>(
  currencies: readonly One[],
): One[] {
  const seen = new Set<string>()
  return currencies.filter((currency) => {
    const key = `${currency.isFiat ? 'fiat' : 'coin'}:${tickerOf(currency)}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
