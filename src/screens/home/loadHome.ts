import { fetchLastExchanges } from '@/api/exchanges'
import { loadCatalogue } from '@/api/loadCatalogue'
import { marketOf } from '@/features/rates/loadRates'
import { withMarket, type RatesRow } from '@/features/rates/RatesRow'
import { popularRows } from '@/features/rates/ratesRows'
import { loadFormPreload } from '../loadFormPreload'

/** `madeAt`: ISO 8601 in UTC. */
export type HomeData = { rates: RatesRow[]; madeAt: string; currencyCount: number; networkCount: number }

export async function loadHome() {
  const [{ rates, currencies }, form, lastExchanges] = await Promise.all([
    loadPopular(),
    loadFormPreload(),
    // The list of last exchanges is optional.
    fetchLastExchanges().catch(() => []),
  ])
  const data: HomeData = {
    rates,
    madeAt: new Date().toISOString(),
    currencyCount: currencies.length,
    networkCount: new Set(currencies.map(({ network }) => network).filter(Boolean)).size,
  }
  return { data, facts: { ...form.facts, lastExchanges } }
}

async function loadPopular() {
  const { currencies } = await loadCatalogue()
  const rows = popularRows(currencies)
  return { currencies, rates: withMarket(rows, await marketOf(rows)) }
}
