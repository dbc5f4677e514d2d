import type { Currency } from './currency'

const byPriority = (one: Currency, other: Currency) => (one.priority ?? 0) - (other.priority ?? 0)

/** Those with a priority, the first one first (specification §3); states' currencies have a list of their own. */
export const popularOf = (currencies: readonly Currency[]): Currency[] =>
  currencies.filter(({ priority, isFiat }) => priority !== null && !isFiat).sort(byPriority)

export const fiatOf = (currencies: readonly Currency[]): Currency[] =>
  currencies.filter(({ isFiat }) => isFiat)

export const popularFiatOf = (currencies: readonly Currency[]): Currency[] =>
  fiatOf(currencies)
    .filter(({ priority }) => priority !== null)
    .sort(byPriority)
