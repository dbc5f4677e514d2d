import Big from 'big.js'
import { DAY } from '@/domain/time/durations'
import { changeOver, priceRange, type PriceRange } from './coinFigures'

/** `at`: ISO 8601; `priceUsd`: decimal string. */
type Point = { at: string; priceUsd: string }

/** All in units of what is received for one unit of what is sent, as decimal strings. */
export type PairHistory = {
  /** Oldest first, evenly thinned, for a line. */
  rates: string[]
  now: string
  week: PriceRange | null
  month: PriceRange
  /** Percent over the whole of it. */
  percent: string
}

const DIGITS = 6
const MAX_POINTS = 31
/** A month has at least so many points, or it is no history. */
const MIN_POINTS = 8

/**
 * The market rate of a pair, out of the prices of both sides in US dollars; oldest first. Null where they have too few
 * moments in common.
 */
export function pairHistory(from: readonly Point[], to: readonly Point[]): PairHistory | null {
  const points = ratesOf(from, to)
  const last = points.at(-1)
  const month = priceRange(points)
  const percent = changeOver(points)
  if (!last || !month || percent === null || points.length < MIN_POINTS) return null
  const weekAgo = Date.parse(last.at) - 7 * DAY
  return {
    rates: thinned(points).map(({ priceUsd }) => priceUsd),
    now: last.priceUsd,
    week: priceRange(points.filter(({ at }) => Date.parse(at) >= weekAgo)),
    month,
    percent,
  }
}

/** At the moments of the first list that the second one covers, by its newest price until then. */
function ratesOf(from: readonly Point[], to: readonly Point[]): Point[] {
  let place = -1
  return from.flatMap(({ at, priceUsd }) => {
    const moment = Date.parse(at)
    while (Date.parse(to[place + 1]?.at ?? '') <= moment) place++
    const other = to[place]
    if (!other || moment - Date.parse(other.at) > 2 * DAY || new Big(other.priceUsd).eq(0)) return []
    return [{ at, priceUsd: new Big(priceUsd).div(other.priceUsd).prec(DIGITS).toFixed() }]
  })
}

function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= MAX_POINTS) return points
  const step = (points.length - 1) / (MAX_POINTS - 1)
  return Array.from({ length: MAX_POINTS }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  )
}
