import type Big from 'big.js'
import type { HistoryPoint, PriceSourceView } from '@/contract/markets'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { DAY, HOUR } from '@/domain/time/durations'
import { GONE, type ListedSpot, priceTable } from './priceTable'
import type { PricePoint, SpotFacts } from '@/domain/market/spot'
import { priceMode, priceSources } from './priceSources'
import * as sampleMarket from './sampleMarket'
import { freshCandles, recordedPoints } from './storedPrices'

/** In milliseconds. */
const RANGES: Record<HistoryRange, { length: number; step: number }> = {
  '24h': { length: DAY, step: HOUR / 2 },
  '7d': { length: 7 * DAY, step: 4 * HOUR },
  '30d': { length: 30 * DAY, step: 12 * HOUR },
  '1y': { length: 365 * DAY, step: 7 * DAY },
}

type ShownPrice = {
  priceUsd: string
  dailyChange: string | null
  /** Milliseconds since 1970; null for a sample price. */
  at: number | null
}

const sampled = () => (priceMode() === 'sandbox' ? sampleMarket : null)

/** Null where none is known. Never a rate of an exchange. */
export function shownPrice(symbol: string, at: number): ShownPrice | null {
  const sample = sampled()
  if (sample) {
    const { priceAt, dailyChange } = sample
    return { priceUsd: priceAt(symbol, at).toFixed(), dailyChange: dailyChange(symbol, at), at: null }
  }
  if (priceMode() === 'off') return null
  const spot = spotOf(symbol, at)
  return spot && { priceUsd: spot.usd, dailyChange: spot.change24h, at: spot.at }
}

const NO_FACTS: SpotFacts = { marketCapUsd: null, volumeUsd: null, supply: null, maxSupply: null }

/** Never of sample prices: nothing of theirs has a size. */
export const shownFacts = (symbol: string, at: number): SpotFacts =>
  (priceMode() === 'live' ? spotOf(symbol, at)?.facts : undefined) ?? NO_FACTS

export const shownChange = (symbol: string, at: number): string | null =>
  sampled()?.dailyChange(symbol, at) ?? shownPrice(symbol, at)?.dailyChange ?? null

export const shownWeek = (symbol: string, at: number): string[] =>
  sampled()?.sparkline(symbol, at) ?? weekOf(symbol) ?? []

const weekOf = (symbol: string) => (priceMode() === 'live' ? priceTable().weeks.get(symbol) : undefined)

const DOLLAR: Omit<ListedSpot, 'at'> = { source: '', key: 'usd', usd: '1', change24h: '0.00' }

function spotOf(symbol: string, at: number): ListedSpot | null {
  if (symbol === 'usd') return { ...DOLLAR, at }
  const spot = priceTable().spots.get(symbol)
  return spot && at - spot.at <= GONE ? spot : null
}

/** Of one source, oldest first; none where too little is known. */
export async function shownHistory(
  symbol: string,
  range: HistoryRange,
  now: number,
): Promise<HistoryPoint[]> {
  const sample = sampled()
  if (sample) return sampleHistory((at) => sample.priceAt(symbol, at), range, now)
  if (priceMode() === 'off') return []
  const points = (await chartOf(symbol, range, now)) ?? (await ownRecord(symbol, range, now))
  return points.map(({ at, usd }) => ({ at: new Date(at).toISOString(), priceUsd: usd }))
}

function sampleHistory(priceAt: (at: number) => Big, range: HistoryRange, now: number): HistoryPoint[] {
  const { length, step } = RANGES[range]
  const last = Math.floor(now / step) * step
  const times: number[] = []
  for (let at = last; at > now - length; at -= step) times.unshift(at)
  if (last < now) times.push(now)
  return times.map((at) => ({ at: new Date(at).toISOString(), priceUsd: priceAt(at).toFixed() }))
}

async function chartOf(
  symbol: string,
  range: HistoryRange,
  now: number,
): Promise<readonly PricePoint[] | null> {
  const keys = priceSources().flatMap(({ id: source, candles }) =>
    [...(candles?.keys() ?? [])].flatMap(([key, symbols]) =>
      symbols.includes(symbol) ? [{ source, key }] : [],
    ),
  )
  if (keys.length === 0) return null
  const found = await freshCandles(
    range,
    now - GONE,
    keys.map(({ key }) => key),
  )
  const chart = keys.flatMap(
    ({ source, key }) => found.find((row) => row.source === source && row.key === key) ?? [],
  )
  return chart.find(({ points }) => points.length > 1)?.points ?? null
}

async function ownRecord(symbol: string, range: HistoryRange, now: number): Promise<PricePoint[]> {
  const spot = spotOf(symbol, now)
  if (!spot || symbol === 'usd') return []
  const { length, step } = RANGES[range]
  // Records over a month old have one point a day.
  const points = await recordedPoints(spot.source, spot.key, now - length, Math.min(step, DAY))
  const [first, last] = [points[0], points.at(-1)]
  return first && last && last.at - first.at >= DAY - HOUR ? points : []
}

export function shownSources(now: number): PriceSourceView[] {
  if (priceMode() !== 'live') return []
  const newest = new Map<string, number>()
  for (const { source, at } of priceTable().spots.values())
    newest.set(source, Math.max(newest.get(source) ?? 0, at))
  return priceSources().flatMap(({ id, attribution, spots }): PriceSourceView[] => {
    const at = newest.get(id)
    if (spots && (at === undefined || now - at > GONE)) return []
    return [{ id, ...attribution, at: at === undefined ? null : new Date(at).toISOString() }]
  })
}
