import { fetchLastExchanges } from '@/api/exchanges'
import { loadCatalogue } from '@/api/loadCatalogue'
import { marketOf } from '@/features/rates/loadRates'
import { withMarket, type RatesRow } from '@/features/rates/RatesRow'
import { popularRows } from '@/features/rates/ratesRows'
import { capabilities } from '@/config/capabilities'
import { liveProviderCount } from '@/config/liveCommissions'
import type { Programmes } from '@/config/programmes'
import { readProgrammes } from '@/config/readProgrammes'
import { assetsOf } from '@/domain/currency/asset'
import { unknownFigures } from '@/i18n/unknownFigures'
import type { Locale } from '@/i18n/languages'
import { loadFormPreload } from '../loadFormPreload'
import { loadProof } from './loadProof'

/** `madeAt`: ISO 8601 in UTC. */
export type HomeData = {
  /** Null where the site has no market prices. */
  rates: RatesRow[] | null
  madeAt: string
  /** As the list of all coins counts: a coin on several networks once. */
  coinCount: number
  networkCount: number
  /** Whose offers are compared. */
  providerCount: number
  /** Null where they are unknown: providers and an operator's own back end have their own. */
  usualMinutes: string | null
  loyalty: Pick<Programmes['loyalty'], 'levels' | 'windowDays'>
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
    rates: capabilities().prices ? rates : null,
    madeAt: new Date().toISOString(),
    coinCount: assetsOf(currencies).length,
    proof,
    providerCount: liveProviderCount(),
    networkCount: new Set(currencies.map(({ network }) => network).filter(Boolean)).size,
    ...figuresOf(),
  }
  return { data, preloaded: { ...form.preloaded, lastExchanges } }
}

/** As data: the browser would need the whole table of figures to read these few out of it. */
function figuresOf(): Pick<HomeData, 'usualMinutes' | 'loyalty'> {
  const { usualMinutes, loyalty } = readProgrammes()
  return {
    usualMinutes: unknownFigures().includes('usualMinutes') ? null : usualMinutes,
    loyalty: { levels: loyalty.levels, windowDays: loyalty.windowDays },
  }
}

async function loadPopular() {
  const { currencies } = await loadCatalogue()
  const rows = popularRows(currencies)
  return { currencies, rates: withMarket(rows, await marketOf(rows)) }
}
