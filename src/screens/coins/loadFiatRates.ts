import { fetchPrices } from '@/api/markets'
import { requestedSymbols, type TimedPrices } from '@/features/fiatRates/useFiatRates'
import { fiatTable, type FiatTable } from '@/features/fiatRates/useFiatTable'
import { loadCatalogue } from '@/api/loadCatalogue'

export type FiatRatesData = { table: FiatTable; prices: TimedPrices | null }

export async function loadFiatRates() {
  const { currencies } = await loadCatalogue()
  const table = fiatTable(currencies)
  const prices = await fetchPrices(requestedSymbols(table.rows, table.units)).then(
    (of) => ({ of, at: new Date().toISOString() }),
    () => null,
  )
  return { data: { table, prices } satisfies FiatRatesData }
}
