import type { MarketFilter, MarketRow, markets } from '@/contract/markets'
import { oncePerTicker } from '@/domain/currency/currencyLists'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { catalogue, findCurrency } from '@/server/currencies/catalogue'
import { selectCurrencies } from '@/server/currencies/currencySelection'
import { shownPrice, shownSources, shownWeek, shownHistory } from '@/server/prices/shownMarket'
import { validationError } from '@/server/api/validationError'
import { ApiError } from '@/server/api/ApiError'

const MARKET_HEADERS = { 'Cache-Control': 'public, max-age=30' }

/** GET /api/v4/markets: how the named currencies stand, in the order they were named in; without `symbols` the first
 * `limit` of a filter, one row a ticker. 422 currency_unknown names the symbols that are not known. */
export const listMarkets: ApiHandler<typeof markets.list> = ({ query: { symbols, filter, limit } }) => {
  const at = Date.now()
  const chosen = symbols ? known(symbols) : filtered(filter, limit, at)
  return {
    result: chosen.flatMap((symbol) => rowOf(symbol, at)),
    headers: MARKET_HEADERS,
  }
}

/**
 * GET /api/v4/markets/prices: `{ btc: ["64000.1", "-0.62"] }`, price in US dollars and percent of the day. Of the named
 * currencies, or without `symbols` of every coin, once a ticker: 1,000 of them are 15 kB gzip, as records three times that.
 */
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

/** GET /api/v4/markets/sources */
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
  // A market table lists coins; fiat is included when it is named.
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

/** GET /api/v4/markets/{symbol}/history: prices at even times of the clock, oldest first. */
export const getHistory: ApiHandler<typeof markets.history> = async ({
  params: { symbol },
  query: { range },
}) => {
  if (!findCurrency(symbol)) throw new ApiError(404, 'not_found', 'There is no such currency.')
  return { result: await shownHistory(symbol, range, Date.now()), headers: MARKET_HEADERS }
}
