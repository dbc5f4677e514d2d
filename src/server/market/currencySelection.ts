import type { ExchangeFilter } from '@/domain/currency/currency'
import { oncePerTicker } from '@/domain/currency/currencyLists'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { shownChange } from '@/server/prices/shownMarket'

const MOVERS = 50

export function selectCurrencies(
  currencies: readonly CatalogueCurrency[],
  filter: ExchangeFilter | 'popular',
  at: number,
): CatalogueCurrency[] {
  switch (filter) {
    case 'popular':
      return currencies.filter((currency) => currency.priority !== null)
    case 'new':
      return currencies.filter((currency) => currency.fullInfo.isNew)
    case 'stable':
      return currencies.filter((currency) => currency.fullInfo.isStable)
    case 'gainers':
      return movers(currencies, 1, at)
    case 'losers':
      return movers(currencies, -1, at)
  }
}

function movers(
  currencies: readonly CatalogueCurrency[],
  direction: 1 | -1,
  at: number,
): CatalogueCurrency[] {
  return oncePerTicker(currencies.filter((currency) => !currency.isFiat))
    .map((currency) => ({ currency, rise: direction * Number(shownChange(currency.symbol, at) ?? 0) }))
    .filter(({ rise }) => rise > 0)
    .sort((one, other) => other.rise - one.rise)
    .slice(0, MOVERS)
    .map(({ currency }) => currency)
}
