import { fetchLastExchanges } from '@/api/exchanges'
import { loadCatalogue } from '@/api/loadCatalogue'
import { marketOf } from '@/features/rates/loadRates'
import { withMarket, type RatesRow } from '@/features/rates/RatesRow'
import { popularRows } from '@/features/rates/ratesRows'
import type { Locale } from '@/i18n/languages'
import { loadFormPreload } from '../loadFormPreload'
import { loadProof } from './loadProof'

/** `madeAt`: ISO 8601 in UTC. */
export type HomeData = {
  rates: RatesRow[]
  madeAt: string
  currencyCount: number
  networkCount: number
  /** HTML. */
  proof: string
}

export async function loadHome(_: Record<string, string>, locale: Locale) {
  const [{ rates, currencies }, form, proof, lastExchanges] = await Promise.all([
    loadPopular(),
    loadFormPreload(),
    loadProof(locale),
    fetchLastExchanges().catch(() => []),
  ])
  const data: HomeData = {
    rates,
    madeAt: new Date().toISOString(),
    currencyCount: currencies.length,
    proof,
    networkCount: new Set(currencies.map(({ network }) => network).filter(Boolean)).size,
  }
  return { data, facts: { ...form.facts, lastExchanges } }
}

async function loadPopular() {
  const { currencies } = await loadCatalogue()
  const rows = popularRows(currencies)
  return { currencies, rates: withMarket(rows, await marketOf(rows)) }
}
