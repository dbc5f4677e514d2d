import Big from 'big.js'
import { DAY } from '@/domain/time/durations'

/** Of what was confirmed and booked within so many days. */
export const TIER_DAYS = 90
/** A tier is left so many days after its earnings were last reached, and that is said meanwhile. */
export const TIER_NOTICE_DAYS = 14

/** From which earnings in BTC, and the share of the volume in percent. The lowest first. */
export type Tier = { fromBtc: string; ratePercent: string }

/** What was booked that many whole days ago, less what was taken back. */
export type DailyEarnings = { daysAgo: number; amountBtc: string }[]

export type TierStanding = {
  /** Of the last TIER_DAYS. */
  earnedBtc: string
  /** Null: none is reached, so that the rate of the programme counts. */
  tier: Tier | null
  next: Tier | null
  /** When `tier` is left unless more is earned, and for which one; null: it is not. */
  falls: { at: number; to: Tier | null } | null
}

/** The best of the last TIER_NOTICE_DAYS, so that nobody falls back without 14 days’ notice. */
export function tierStanding(tiers: readonly Tier[], daily: DailyEarnings, now: number): TierStanding {
  const days = Array.from({ length: TIER_NOTICE_DAYS + 1 }, (_, ago) => ago)
  const reached = days.map((ago) => reachedWith(tiers, earnedUntil(daily, ago)))
  const best = Math.max(...reached)
  const [current = -1] = reached
  const since = reached.indexOf(best)
  const at = now + (TIER_NOTICE_DAYS + 1 - since) * DAY
  return {
    earnedBtc: earnedUntil(daily, 0).toFixed(),
    tier: tiers[best] ?? null,
    next: tiers[best + 1] ?? null,
    falls: current < best ? { at, to: tiers[current] ?? null } : null,
  }
}

const earnedUntil = (daily: DailyEarnings, ago: number): Big =>
  daily
    .filter(({ daysAgo }) => daysAgo >= ago && daysAgo < ago + TIER_DAYS)
    .reduce((sum, { amountBtc }) => sum.plus(amountBtc), new Big(0))

/** The index of the highest; -1: none. */
const reachedWith = (tiers: readonly Tier[], earned: Big): number =>
  tiers.findLastIndex(({ fromBtc }) => earned.gte(fromBtc))
