import { readContest } from '@/config/contest'
import type { Contest, contest } from '@/contract/contest'
import { contestState } from '@/domain/site/contest'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { leaderboard } from '@/server/contest/leaderboard'

export const getContest: ApiHandler<typeof contest.get> = async () => ({
  result: await contestAt(Date.now()),
})

export async function contestAt(now: number): Promise<Contest> {
  const plan = readContest()
  const state = contestState(plan, now)
  if (!plan || state === 'none') return { state: 'none' }
  return { state, ...plan, leaderboard: state === 'coming' ? [] : await leaderboard(plan) }
}
