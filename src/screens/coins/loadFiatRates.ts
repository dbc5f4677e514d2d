import { fetchPrices } from '@/api/markets'
import { askedSymbols, type TimedPrices } from '@/features/fiatRates/useFiatRates'
import { fiatTable, type FiatTable } from '@/features/fiatRates/useFiatTable'
import { loadCatalogue } from '@/api/loadCatalogue'

export type FiatRatesData = { table: FiatTable; prices: TimedPrices | null }

/** The popular coins and all states' currencies with their prices; without prices the browser asks again. */
export async function loadFiatRates() {
  const { currencies } = await loadCatalogue()
  const table = fiatTable(currencies)
  const prices = await fetchPrices(askedSymbols(table.rows, table.units)).then(
    (of) => ({ of, at: new Date().toISOString() }),
    () => null,
  )
  return { data: { table, prices } satisfies FiatRatesData }
}
