import { fetchMarketsOf, fetchPrices } from '@/api/markets'
import type { MarketRow } from '@/contract/markets'
import type { CoinEntry } from '@/features/coins/CoinIndex'
import { coinLines, type CoinLine } from '@/features/coins/CoinLine'
import { ROWS_AT_ONCE } from '@/features/coins/useCoinList'
import { pricedAt, shortWeek } from '@/domain/market/market'
import { loadCatalogue } from '@/api/loadCatalogue'

export type CoinsData = {
  first: CoinLine[]
  total: number
  /** Of the prices, ISO 8601 in UTC; null without prices. */
  madeAt: string | null
  index: CoinEntry[]
}

/** The limit of one call of the back end. */
const MAX_WEEKS = 100

export async function loadCoins() {
  const lines = await allLines()
  const index = lines
    .map(({ url, name }): CoinEntry => [url, name])
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  return listOf(lines.slice(0, ROWS_AT_ONCE), lines.length, index)
}

export async function loadStablecoins() {
  const stable = (await allLines()).filter(({ isStable }) => isStable)
  return listOf(stable.slice(0, MAX_WEEKS), stable.length, [])
}

/** Without prices and lines the list still links to every coin. */
async function allLines(): Promise<CoinLine[]> {
  const [{ currencies }, prices] = await Promise.all([loadCatalogue(), fetchPrices().catch(() => ({}))])
  return coinLines(currencies, prices)
}

async function listOf(lines: CoinLine[], total: number, index: CoinEntry[]) {
  const rows = await fetchMarketsOf(lines.map(({ symbols: [symbol] }) => symbol)).catch((): MarketRow[] => [])
  const weeks = new Map(rows.map((row) => [row.symbol, shortWeek(row)]))
  const first = lines.map((line) => ({ ...line, week: weeks.get(line.symbols[0]) ?? [] }))
  const prices = first.flatMap(({ price }) => price ?? [])
  const madeAt = prices.length > 0 ? pricedAt(prices, new Date().toISOString()) : null
  return { data: { first, total, madeAt, index } satisfies CoinsData }
}
