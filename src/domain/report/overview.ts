import { DAY, HOUR } from '@/domain/time/durations'

export const OVERVIEW_PERIODS = ['day', 'week', 'month', 'year'] as const
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number]

/** A median of fewer says nothing. */
export const MIN_MEDIAN_ORDERS = 5

/**
 * When each hour, day or month of the period began, the oldest first; the last is not over. Hours, days and months of UTC, so
 * that a period of days or months is one of the reports too. Milliseconds.
 */
export function overviewStarts(period: OverviewPeriod, now: number): number[] {
  if (period === 'day') return evenStarts(24, HOUR, now)
  if (period === 'week') return evenStarts(7, DAY, now)
  if (period === 'month') return evenStarts(30, DAY, now)
  const date = new Date(now)
  return countTo(12).map((before) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - before, 1))
}

/** Down to 0. */
const countTo = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index)

const evenStarts = (count: number, length: number, now: number) =>
  countTo(count).map((before) => now - (now % length) - before * length)

/** Rounded to a percent with one digit; null: a share of nothing. */
export const percentOf = (part: number, whole: number): string | null =>
  whole > 0 ? ((part / whole) * 100).toFixed(1) : null
