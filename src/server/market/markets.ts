import type { MarketFilter, MarketRow, markets } from '@/contract/markets'
import { oncePerTicker } from '@/domain/currency/currencyLists'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { catalogue, findCurrency } from '@/server/catalogue/catalogue'
import { selectCurrencies } from '@/server/market/currencySelection'
import { shownFacts, shownPrice, shownSources, shownWeek, shownHistory } from '@/server/prices/shownMarket'
import { validationError } from '@/server/kernel/validationError'
import { ApiError } from '@/server/kernel/ApiError'

const MARKET_HEADERS = { 'Cache-Control': 'public, max-age=30' }

/** Without `symbols` one row a ticker. 422 currency_unknown names the symbols that are not known. */
export const listMarkets: ApiHandler<typeof markets.list> = ({ query: { symbols, filter, limit } }) => {
  const at = Date.now()
  const chosen = symbols ? known(symbols) : filtered(filter, limit, at)
  return {
    result: chosen.flatMap((symbol) => rowOf(symbol, at)),
    headers: MARKET_HEADERS,
  }
}

/** `{ btc: ["64000.1", "-0.62"] }`, US dollars and percent of the day: a third of the size of records. */
export const listPrices: ApiHandler<typeof markets.prices> = ({ query: { symbols } }) => {
  const at = Date.now()
  const chosen = symbols ? known(symbols) : everyCoin()
  const prices = chosen.flatMap((symbol): [string, Price][] => {
    const price = shownPrice(symbol, at)
    if (!price) return []
    const time = price.at === null ? [] : [new Date(price.at).toISOString()]
    return [[symbol, [price.priceUsd, price.dailyChange, ...time]]]
  })
  return { result: Object.fromEntries(prices), headers: MARKET_HEADERS }
}

type Price = [string, string | null, ...string[]]

export const listSources: ApiHandler<typeof markets.sources> = () => ({
  result: shownSources(Date.now()),
  headers: MARKET_HEADERS,
})

const everyCoin = () =>
  oncePerTicker(catalogue().filter((currency) => currency.enabled && !currency.isFiat)).map(
    ({ symbol }) => symbol,
  )

function known(symbols: string[]): string[] {
  const unknown = symbols.filter((symbol) => !findCurrency(symbol))
  if (unknown.length === 0) return symbols
  throw validationError({
    symbols: { code: 'currency_unknown', description: `Not in the catalogue: ${unknown.join(', ')}.` },
  })
}

function filtered(filter: MarketFilter, limit: number, at: number): string[] {
  // Fiat is included only when it is named.
  const offered = catalogue().filter((currency) => currency.enabled && !currency.isFiat)
  return oncePerTicker(selectCurrencies(offered, filter, at))
    .slice(0, limit)
    .map((currency) => currency.symbol)
}

function rowOf(symbol: string, at: number): MarketRow[] {
  const price = shownPrice(symbol, at)
  if (!price) return []
  const { priceUsd, dailyChange } = price
  return [{ symbol, priceUsd, dailyChange, sparkline: shownWeek(symbol, at) }]
}

export const getFacts: ApiHandler<typeof markets.facts> = ({ params: { symbol } }) => {
  if (!findCurrency(symbol)) throw new ApiError(404, 'not_found', 'There is no such currency.')
  return { result: shownFacts(symbol, Date.now()), headers: MARKET_HEADERS }
}

export const getHistory: ApiHandler<typeof markets.history> = async ({
  params: { symbol },
  query: { range },
}) => {
  if (!findCurrency(symbol)) throw new ApiError(404, 'not_found', 'There is no such currency.')
  return { result: await shownHistory(symbol, range, Date.now()), headers: MARKET_HEADERS }
}
