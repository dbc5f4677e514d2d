import type { Spot } from '@/domain/market/spot'
import { HOUR } from '@/domain/time/durations'
import type { PriceSource } from './priceSource'
import { priceSources } from './priceSources'
import { freshCandles, storedSources } from './storedPrices'

/** Milliseconds after which a price or its chart is dropped. */
export const GONE = 2 * HOUR
const WEEK_POINTS = 29

export type ListedSpot = Omit<Spot, 'symbols'> & { source: string }

/** By our symbol. */
type PriceTable = { spots: ReadonlyMap<string, ListedSpot>; weeks: ReadonlyMap<string, string[]> }

const state: { table: PriceTable } = {
  table: { spots: new Map(), weeks: new Map() },
}

export const priceTable = (): PriceTable => state.table

export async function loadPriceTable(now: number): Promise<void> {
  const stored = new Map((await storedSources()).map((row) => [row.source, row.spots]))
  const sources = priceSources()
  const spots = new Map<string, ListedSpot>()
  for (const { id: source } of sources)
    for (const { symbols, ...spot } of stored.get(source) ?? [])
      for (const symbol of symbols)
        if (isBetter(spots.get(symbol), spot, now)) spots.set(symbol, { ...spot, source })
  state.table = { spots, weeks: await loadWeeks(sources, now) }
}

/** An earlier source keeps its coin while it has a price. */
const isBetter = (known: ListedSpot | undefined, spot: Pick<Spot, 'at'>, now: number) =>
  !known || (now - known.at > GONE && spot.at > known.at)

async function loadWeeks(sources: readonly PriceSource[], now: number) {
  const weeks = new Map<string, string[]>()
  for (const { source, key, points } of await freshCandles('7d', now - GONE)) {
    const symbols =
      sources
        .find(({ id }) => id === source)
        ?.candles?.keys()
        .get(key) ?? []
    const week = points.map(({ usd }) => usd)
    const line = week.filter(
      (_, place) => (week.length - 1 - place) % Math.ceil(week.length / WEEK_POINTS) === 0,
    )
    for (const symbol of symbols) if (line.length > 1) weeks.set(symbol, line)
  }
  return weeks
}
