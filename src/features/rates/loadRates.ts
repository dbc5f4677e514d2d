import { fetchCurrencies } from '@/api/currencies'
import { fetchMarketsOf } from '@/api/markets'
import type { MarketRow } from '@/contract/markets'
import { offeredOf } from '@/domain/currency/currencyChoice'
import type { CurrencyChoice } from '@/domain/site/site'
import { isNotOffered } from '@/domain/text/failure'
import type { RatesFilter } from './RatesFilter'
import { withMarket, type RatesRow } from './RatesRow'
import { popularRows, ratesRows } from './ratesRows'

/** `first`: the popular rows of the page. @throws ApiFailure */
export async function loadRates(
  filter: RatesFilter,
  first: RatesRow[],
  choice: CurrencyChoice | undefined,
): Promise<RatesRow[]> {
  const rows = filter === 'popular' && first.length > 0 ? first : await rowsOf(filter, choice)
  return withMarket(rows, await marketOf(rows))
}

async function rowsOf(filter: RatesFilter, choice: CurrencyChoice | undefined): Promise<RatesRow[]> {
  if (filter === 'popular') return popularRows(offeredOf(await fetchCurrencies(), choice))
  return ratesRows(offeredOf(await fetchCurrencies(filter), choice))
}

/** Empty where the back end has no such call (R36). @throws ApiFailure */
export async function marketOf(rows: RatesRow[]): Promise<MarketRow[]> {
  if (rows.length === 0) return []
  try {
    return await fetchMarketsOf(rows.map(({ symbol }) => symbol))
  } catch (error) {
    if (isNotOffered(error)) return []
    throw error
  }
}
