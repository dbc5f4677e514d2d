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
const MARKET_FILTERS = ['popular', ...EXCHANGE_FILTERS] as const

const marketsQuery = z.object({
  symbols: z
    .string()
    .transform((text) => text.split(','))
    .refine((symbols) => symbols.length <= MOST_ROWS, `At most ${MOST_ROWS} symbols.`)
    .optional(),
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
    headers: { 'Cache-Control': 'public, max-age=30' },
  }
}

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
