import { fetchCurrencies } from '@/api/currencies'
import { fetchMarketsOf } from '@/api/markets'
import type { MarketRow } from '@/contract/markets'
import { isNotOffered } from '@/domain/text/failure'
import type { RatesFilter } from './RatesFilter'
import { withMarket, type RatesRow } from './RatesRow'
import { popularRows, ratesRows } from './ratesRows'

/** `first`: the popular rows of the page. @throws ApiFailure */
export async function loadRates(filter: RatesFilter, first: RatesRow[]): Promise<RatesRow[]> {
  const rows = filter === 'popular' && first.length > 0 ? first : await rowsOf(filter)
  return withMarket(rows, await marketOf(rows))
}

const rowsOf = async (filter: RatesFilter) =>
  filter === 'popular' ? popularRows(await fetchCurrencies()) : ratesRows(await fetchCurrencies(filter))

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
