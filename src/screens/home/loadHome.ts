import { fetchLastExchanges } from '@/api/exchanges'
import { fetchMarkets } from '@/api/markets'
import { ratesRows, type RatesRow } from '@/features/rates/RatesRow'
import { RATES_SHOWN } from '@/features/rates/useRates'
import { loadCatalogue } from '../loadCatalogue'
import { loadFirstQuote } from '../loadFirstQuote'

/** `madeAt`: ISO 8601 in UTC. */
export type HomeData = { rates: RatesRow[]; madeAt: string; currencyCount: number; networkCount: number }

/** The form's own currencies; the rest of the list waits for the picker. */
const FIRST_SYMBOLS = ['btc', 'eth', 'eur']
const FIRST_AMOUNT = '0.1'

export async function loadHome() {
  const [{ currencies }, markets, lastExchanges] = await Promise.all([
    loadCatalogue(),
    fetchMarkets('popular', RATES_SHOWN),
    // The list of others' exchanges is a garnish: a page without it is still whole.
    fetchLastExchanges().catch(() => []),
  ])
  const [from, to] = FIRST_SYMBOLS.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  const { quote } = from && to ? await loadFirstQuote(from, to, FIRST_AMOUNT) : {}
  const data: HomeData = {
    rates: ratesRows(markets, currencies),
    madeAt: new Date().toISOString(),
    currencyCount: currencies.length,
    networkCount: new Set(currencies.map(({ network }) => network).filter(Boolean)).size,
  }
  return {
    data,
    facts: {
      currencies: currencies.filter(({ symbol }) => FIRST_SYMBOLS.includes(symbol)),
      lastExchanges,
      // The store's own draft is this very pair; handing it over again would undo what a visitor typed meanwhile.
      ...(quote && { quote }),
    },
  }
}
