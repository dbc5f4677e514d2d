import Big from 'big.js'
import { toDigits } from '@/domain/money/amount'
import { isoDate, timeZoneName } from '@/domain/text/date'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'

export const STATISTICS_BY = ['day', 'code', 'widget', 'country', 'pair'] as const
/** Orders do not name the campaign of their link, and clicks no pair. */
export const CLICKS_BY = ['day', 'code', 'country', 'subId'] as const
export type ClicksBy = (typeof CLICKS_BY)[number]

export type StatisticsBy = (typeof STATISTICS_BY)[number]

export type Figures = {
  orders: number
  completed: number
  volumeBtc: string
  commissionBtc: string
  pendingBtc: string
}
export type FiguresRow = Figures & { key: string | null }

export const NO_FIGURES: Figures = {
  ...{ orders: 0, completed: 0 },
  ...{ volumeBtc: '0', commissionBtc: '0', pendingBtc: '0' },
}

/** Fewer orders could be one customer's. */
const FEWEST = 5
const DIGITS = 2

export const addedFigures = (one: Figures, other: Figures): Figures => ({
  orders: one.orders + other.orders,
  completed: one.completed + other.completed,
  volumeBtc: new Big(one.volumeBtc).plus(other.volumeBtc).toFixed(),
  commissionBtc: new Big(one.commissionBtc).plus(other.commissionBtc).toFixed(),
  pendingBtc: new Big(one.pendingBtc).plus(other.pendingBtc).toFixed(),
})

export const roundedBtc = (amount: string): string => toDigits(amount, DIGITS)

export const roundedFigures = <Row extends Figures>(row: Row): Row => ({
  ...row,
  volumeBtc: roundedBtc(row.volumeBtc),
  commissionBtc: roundedBtc(row.commissionBtc),
  pendingBtc: roundedBtc(row.pendingBtc),
})

/** Groups of few orders are one under `null`, with those that have no name; the largest first and that one last. */
export function mergedGroups(rows: readonly FiguresRow[]): FiguresRow[] {
  const named = rows.filter(({ key, orders }) => key !== null && orders >= FEWEST)
  const others = rows.filter((row) => !named.includes(row))
  const sorted = named.toSorted((one, other) => other.orders - one.orders)
  if (others.length === 0) return sorted
  return [...sorted, { key: null, ...others.reduce<Figures>(addedFigures, NO_FIGURES) }]
}

const DATE = /^\d{4}-\d\d-\d\d$/

export const isDate = (text: string): boolean =>
  DATE.test(text) && dateText(Date.parse(`${text}T00:00:00Z`)) === text

const dateText = (at: number) => (Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10))

/** The dates from one to the other, both included. */
export function datesBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.max(0, Math.round((last - first) / DAY) + 1)
  return Array.from({ length: count }, (_, index) => dateText(first + index * DAY))
}

/** Calendar days of a named time zone. */
export function calendarOf(timeZone: string) {
  const zone = timeZoneName(timeZone) ?? 'UTC'
  const dateOf = (at: number): string => isoDate(at, zone)
  /** The first quarter of an hour of that day: every zone begins its days at one. */
  const startOf = (date: string): number => {
    const quarter = 15 * MINUTE
    let [before, from] = [Date.parse(date) - 15 * HOUR, Date.parse(date) + 15 * HOUR]
    while (from - before > quarter) {
      const middle = before + Math.floor((from - before) / quarter / 2) * quarter
      if (dateOf(middle) < date) before = middle
      else from = middle
    }
    return from
  }
  return { dateOf, startOf }
}
