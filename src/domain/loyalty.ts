import Big from 'big.js'
import { floorTo } from './amount'

/** From which volume in BTC a level begins, and what share of an exchange comes back there, in percent. */
export type LoyaltyLevel<Name extends string = string> = {
  name: Name
  fromBtc: string
  cashbackPercent: string
}

/** From the lowest to the highest. */
type Levels<Name extends string> = readonly [LoyaltyLevel<Name>, ...LoyaltyLevel<Name>[]]

/** What is missing to the level above, which the highest has not. */
type Standing<Name extends string> = {
  level: LoyaltyLevel<Name>
  next: { level: LoyaltyLevel<Name>; missingBtc: string } | null
}

/** The level of a volume in BTC, and how much is missing to the one above. */
export function levelOf<Name extends string>(volumeBtc: string, levels: Levels<Name>): Standing<Name> {
  const above = levels.findIndex(({ fromBtc }) => new Big(fromBtc).gt(volumeBtc))
  return standingAt((above < 0 ? levels.length : above) - 1, volumeBtc, levels)
}

function standingAt<Name extends string>(
  at: number,
  volumeBtc: string,
  levels: Levels<Name>,
): Standing<Name> {
  const next = levels[at + 1]
  return {
    level: levels[at] ?? levels[0],
    next: next ? { level: next, missingBtc: new Big(next.fromBtc).minus(volumeBtc).toFixed() } : null,
  }
}

/** What comes back of a volume, both in BTC, at the rate of one level. */
export const cashbackOf = (volumeBtc: string, cashbackPercent: string): string =>
  new Big(volumeBtc).times(cashbackPercent).div(100).toFixed()

/** One bitcoin has so many decimals; what is booked is never finer. */
export const BTC_DECIMALS = 8

/** What is booked of it: rounded down, so that nothing is promised that could not be sent. */
export const bookedCashback = (volumeBtc: string, cashbackPercent: string): string =>
  floorTo(cashbackOf(volumeBtc, cashbackPercent), BTC_DECIMALS)

/**
 * Where a customer stands who once reached `kept` and has this volume in the window: the higher of the two, and what is
 * missing to the one above. A kept name that the operator has renamed since counts as the lowest.
 */
export function standing<Name extends string>(
  kept: string,
  volumeBtc: string,
  levels: Levels<Name>,
): Standing<Name> {
  const reached = levelOf(volumeBtc, levels)
  const keptAt = levels.findIndex(({ name }) => name === kept)
  return keptAt <= levels.indexOf(reached.level) ? reached : standingAt(keptAt, volumeBtc, levels)
}

const DAY = 24 * 3_600_000
const DATE_LENGTH = 'YYYY-MM-DD'.length
const utcDate = (at: number) => new Date(at).toISOString().slice(0, DATE_LENGTH)

/** Volume that finished later than this counts; times in milliseconds since 1970. */
export const windowStart = (now: number, windowDays: number) => now - windowDays * DAY

/** Every UTC day that the window touches, oldest first: its first one in part, as the present one. */
export const windowDates = (now: number, windowDays: number): string[] =>
  Array.from({ length: windowDays + 1 }, (_, index) => utcDate(now - (windowDays - index) * DAY))
