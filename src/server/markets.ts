import { z } from 'zod'
import { EXCHANGE_FILTERS } from '@/domain/currency'
import type { MarketRow } from '@/domain/market'
import type { ApiHandler } from '@/server/ApiRequest'
import { catalogue, findCurrency } from '@/server/catalogue'
import { oncePerTicker, selectCurrencies } from '@/server/currencySelection'
import { dailyChange, priceAt, sparkline } from '@/server/market'
import { queryCount, readQuery } from '@/server/readQuery'
import { refusal } from '@/server/refusal'

const MOST_ROWS = 100
export const MARKET_HEADERS = { 'Cache-Control': 'public, max-age=30' }
const MARKET_FILTERS = ['popular', ...EXCHANGE_FILTERS] as const

const namedSymbols = z
  .string()
  .transform((text) => text.split(','))
  .refine((symbols) => symbols.length <= MOST_ROWS, `At most ${MOST_ROWS} symbols.`)
  .optional()

export const marketsQuery = z.object({
  symbols: namedSymbols,
  filter: z.enum(MARKET_FILTERS, `Must be one of ${MARKET_FILTERS.join(', ')}.`).default('popular'),
  limit: queryCount(MOST_ROWS, 10),
})

/**
 * GET /api/v4/markets: how the named currencies stand, in the order they were named in; without `symbols` the first
 * `limit` of a filter, one row a ticker. 422 currency_unknown names the symbols that are not known.
 */
export const listMarkets: ApiHandler = ({ query }) => {
  const { symbols, filter, limit } = readQuery(marketsQuery, query)
  const at = Date.now()
  const chosen = symbols ? known(symbols) : filtered(filter, limit, at)
  return {
    result: chosen.map((symbol) => rowOf(symbol, at)),
    headers: MARKET_HEADERS,
  }
}

export const pricesQuery = z.object({ symbols: namedSymbols })

/**
 * GET /api/v4/markets/prices: `{ btc: ["64000.1", "-0.62"] }`, price in US dollars and percent of the day. Of the named
 * currencies, or without `symbols` of every coin, once a ticker: 1,000 of them are 15 kB gzip, as records three times that.
 */
export const listPrices: ApiHandler = ({ query }) => {
  const { symbols } = readQuery(pricesQuery, query)
  const at = Date.now()
  const chosen = symbols ? known(symbols) : everyCoin()
  const prices = chosen.map((symbol) => [symbol, [priceAt(symbol, at).toFixed(), dailyChange(symbol, at)]])
  return { result: Object.fromEntries(prices), headers: MARKET_HEADERS }
}

const everyCoin = () =>
  oncePerTicker(catalogue().filter((currency) => currency.enabled && !currency.isFiat)).map(
    ({ symbol }) => symbol,
  )

function known(symbols: string[]): string[] {
  const unknown = symbols.filter((symbol) => !findCurrency(symbol))
  if (unknown.length === 0) return symbols
  throw refusal({
    symbols: { code: 'currency_unknown', description: `Not in the catalogue: ${unknown.join(', ')}.` },
  })
}

function filtered(filter: (typeof MARKET_FILTERS)[number], limit: number, at: number): string[] {
  // A table of the market is one of coins; a state's currency is told when it is named.
  const offered = catalogue().filter((currency) => currency.enabled && !currency.isFiat)
  return oncePerTicker(selectCurrencies(offered, filter, at))
    .slice(0, limit)
    .map((currency) => currency.symbol)
}

const rowOf = (symbol: string, at: number): MarketRow => ({
  symbol,
  priceUsd: priceAt(symbol, at).toFixed(),
  dailyChange: dailyChange(symbol, at),
  sparkline: sparkline(symbol, at),
})
