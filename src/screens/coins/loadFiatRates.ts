import { fetchPrices } from '@/api/markets'
import { pricedAt } from '@/domain/market/market'
import { requestedSymbols, type TimedPrices } from '@/features/fiatRates/useFiatRates'
import { fiatTable, type FiatTable } from '@/features/fiatRates/useFiatTable'
import { loadCatalogue } from '@/api/loadCatalogue'

export type FiatRatesData = { table: FiatTable; prices: TimedPrices | null }

export async function loadFiatRates() {
  const { currencies } = await loadCatalogue()
  const table = fiatTable(currencies)
  const prices = await fetchPrices(requestedSymbols(table.rows, table.units)).then(
    (of) => ({ of, at: pricedAt(Object.values(of), new Date().toISOString()) }),
    () => null,
  )
  return { data: { table, prices } satisfies FiatRatesData }
}
