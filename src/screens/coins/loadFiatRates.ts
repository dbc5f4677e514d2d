import { fetchMarketsOf, fetchPrices } from '@/api/markets'
import { pricedAt, shortWeek } from '@/domain/market/market'
import { requestedSymbols, type TimedPrices } from '@/features/fiatRates/useFiatRates'
import { fiatTable, type FiatTable } from '@/features/fiatRates/useFiatTable'
import { loadCatalogue } from '@/api/loadCatalogue'

export type FiatRatesData = { table: FiatTable; prices: TimedPrices | null; weeks: Record<string, string[]> }

export async function loadFiatRates() {
  const { currencies } = await loadCatalogue()
  const table = fiatTable(currencies)
  const [prices, weeks] = await Promise.all([
    fetchPrices(requestedSymbols(table.rows, table.units)).then(
      (of) => ({ of, at: pricedAt(Object.values(of), new Date().toISOString()) }),
      () => null,
    ),
    fetchMarketsOf(requestedSymbols(table.rows)).then(
      (rows) => Object.fromEntries(rows.map((row) => [row.symbol, shortWeek(row)])),
      () => ({}),
    ),
  ])
  return { data: { table, prices, weeks } satisfies FiatRatesData }
}
