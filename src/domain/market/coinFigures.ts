import Big from 'big.js'
import type { HistoryRange } from './historyRanges'

type Point = { priceUsd: string }

/** Decimal strings, US dollars. */
export type PriceRange = { low: string; high: string }

/** What the charts of a coin come to; null and absent where no chart is known. */
export type CoinFigures = {
  day: PriceRange | null
  year: PriceRange | null
  changes: { range: HistoryRange; percent: string }[]
}

/** Of the prices at the steps of the chart. */
export function priceRange(points: readonly Point[]): PriceRange | null {
  const [first, ...others] = points.map(({ priceUsd }) => new Big(priceUsd))
  if (!first || others.length === 0) return null
  const least = others.reduce((low, price) => (price.lt(low) ? price : low), first)
  const most = others.reduce((high, price) => (price.gt(high) ? price : high), first)
  return { low: least.toFixed(), high: most.toFixed() }
}

/** A price of now may lie beyond the newest step of the chart. */
export function withPrice({ low, high }: PriceRange, priceUsd: string): PriceRange {
  const price = new Big(priceUsd)
  return { low: price.lt(low) ? priceUsd : low, high: price.gt(high) ? priceUsd : high }
}

/** 0 at the low, 1 at the high; in the middle where both are one. */
export function placeIn({ low, high }: PriceRange, priceUsd: string): number {
  const width = new Big(high).minus(low)
  return width.eq(0) ? 0.5 : new Big(priceUsd).minus(low).div(width).toNumber()
}

/** Percent with two decimals from the oldest price to the newest. */
export function changeOver(points: readonly Point[]): string | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2 || new Big(first.priceUsd).eq(0)) return null
  const percent = new Big(last.priceUsd).div(first.priceUsd).minus(1).times(100).toFixed(2)
  return percent === '-0.00' ? '0.00' : percent
}

const CHANGES = ['7d', '30d', '1y'] as const

export const coinFigures = (charts: Readonly<Record<HistoryRange, readonly Point[]>>): CoinFigures => ({
  day: priceRange(charts['24h']),
  year: priceRange(charts['1y']),
  changes: CHANGES.flatMap((range) => {
    const percent = changeOver(charts[range])
    return percent === null ? [] : [{ range, percent }]
  }),
})
