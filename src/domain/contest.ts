/** A trading contest as the operator has set it. Times ISO 8601 in UTC; `prizes` from the first place on. */
export type ContestPlan = {
  startsAt: string
  endsAt: string
  prizes: string[]
  /** Whole address, or a path of this site; null: none were written. */
  rulesUrl: string | null
}

/** In which a contest has its times and its leaderboard. */
export const ANNOUNCED_STATES = ['coming', 'running', 'ended'] as const
export type ContestState = 'none' | (typeof ANNOUNCED_STATES)[number]

/** Lines of the table. */
export const LEADERBOARD_LENGTH = 20

/** How a contest stands at a moment, in milliseconds since 1970. It runs from its first moment up to its end. */
export function contestState(
  plan: Pick<ContestPlan, 'startsAt' | 'endsAt'> | null,
  now: number,
): ContestState {
  if (!plan) return 'none'
  if (now < Date.parse(plan.startsAt)) return 'coming'
  return now < Date.parse(plan.endsAt) ? 'running' : 'ended'
}
