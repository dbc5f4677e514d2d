import { fetchLastExchanges } from '@/api/exchanges'
import { fetchMarkets } from '@/api/markets'
import type { RatesRow } from '@/features/rates/RatesRow'
import { ratesRows } from '@/features/rates/ratesRows'
import { RATES_SHOWN } from '@/features/rates/useRates'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFormFacts } from '../loadFormFacts'

/** `madeAt`: ISO 8601 in UTC. */
export type HomeData = { rates: RatesRow[]; madeAt: string; currencyCount: number; networkCount: number }

export async function loadHome() {
  const [{ currencies }, form, markets, lastExchanges] = await Promise.all([
    loadCatalogue(),
    loadFormFacts(),
    fetchMarkets('popular', RATES_SHOWN),
    // The list of others' exchanges is a garnish: a page without it is still whole.
    fetchLastExchanges().catch(() => []),
  ])
  const data: HomeData = {
    rates: ratesRows(markets, currencies),
    madeAt: new Date().toISOString(),
    currencyCount: currencies.length,
    networkCount: new Set(currencies.map(({ network }) => network).filter(Boolean)).size,
  }
  return { data, facts: { ...form.facts, lastExchanges } }
}
