export type ContestPlan = {
  startsAt: string
  endsAt: string
  prizes: string[]
  /** Whole address, or a path of this site; null: none were written. */
  rulesUrl: string | null
}

export const ANNOUNCED_STATES = ['coming', 'running', 'ended'] as const
export type ContestState = 'none' | (typeof ANNOUNCED_STATES)[number]

export const LEADERBOARD_LENGTH = 20

export function contestState(
  plan: Pick<ContestPlan, 'startsAt' | 'endsAt'> | null,
  now: number,
): ContestState {
  if (!plan) return 'none'
  if (now < Date.parse(plan.startsAt)) return 'coming'
  return now < Date.parse(plan.endsAt) ? 'running' : 'ended'
}
