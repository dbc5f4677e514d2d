import Big from 'big.js'
import { floorTo } from '@/domain/money/amount'
import { DAY } from '@/domain/time/durations'

export type LoyaltyLevel<Name extends string = string> = {
  name: Name
  fromBtc: string
  cashbackPercent: string
}

/** From the lowest to the highest. */
type Levels<Name extends string> = readonly [LoyaltyLevel<Name>, ...LoyaltyLevel<Name>[]]

type LoyaltyStatus<Name extends string> = {
  level: LoyaltyLevel<Name>
  next: { level: LoyaltyLevel<Name>; missingBtc: string } | null
}

export function levelOf<Name extends string>(volumeBtc: string, levels: Levels<Name>): LoyaltyStatus<Name> {
  const above = levels.findIndex(({ fromBtc }) => new Big(fromBtc).gt(volumeBtc))
  return statusAt((above < 0 ? levels.length : above) - 1, volumeBtc, levels)
}

function statusAt<Name extends string>(
  at: number,
  volumeBtc: string,
  levels: Levels<Name>,
): LoyaltyStatus<Name> {
  const next = levels[at + 1]
  return {
    level: levels[at] ?? levels[0],
    next: next ? { level: next, missingBtc: new Big(next.fromBtc).minus(volumeBtc).toFixed() } : null,
  }
}

export const cashbackOf = (volumeBtc: string, cashbackPercent: string): string =>
  new Big(volumeBtc).times(cashbackPercent).div(100).toFixed()

export const BTC_DECIMALS = 8

/** What is booked of it: rounded down, so that nothing is promised that could not be sent. */
export const bookedCashback = (volumeBtc: string, cashbackPercent: string): string =>
  floorTo(cashbackOf(volumeBtc, cashbackPercent), BTC_DECIMALS)

/** A level once reached stays; one that the operator has renamed since counts as the lowest. */
export function loyaltyStatus<Name extends string>(
  reachedLevel: string,
  volumeBtc: string,
  levels: Levels<Name>,
): LoyaltyStatus<Name> {
  const current = levelOf(volumeBtc, levels)
  const reachedAt = levels.findIndex(({ name }) => name === reachedLevel)
  return reachedAt <= levels.indexOf(current.level) ? current : statusAt(reachedAt, volumeBtc, levels)
}

const DATE_LENGTH = 'YYYY-MM-DD'.length
const utcDate = (at: number) => new Date(at).toISOString().slice(0, DATE_LENGTH)

export const windowStart = (now: number, windowDays: number) => now - windowDays * DAY

export const windowDates = (now: number, windowDays: number): string[] =>
  Array.from({ length: windowDays + 1 }, (_, index) => utcDate(now - (windowDays - index) * DAY))
