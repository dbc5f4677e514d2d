import { tickerOf, type Currency } from './currency'

/** Where a token is issued first, unless its own chain or the popular one is known. */
const FIRST_ISSUED = 'eth'

/** Of one coin's networks the one meant by its ticker alone: the popular one, its own chain, Ethereum, the first. */
export function mainNetworkOf(currencies: readonly [Currency, ...Currency[]]): Currency {
  const popular = currencies.filter(({ priority }) => priority !== null)
  const [first] = popular.sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0))
  return (
    first ??
    currencies.find((one) => one.network.startsWith(tickerOf(one))) ??
    currencies.find(({ network }) => network === FIRST_ISSUED) ??
    currencies[0]
  )
}
