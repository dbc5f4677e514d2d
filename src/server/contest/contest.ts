import type { Contest, contest } from '@/contract/contest'
import { contestState, type ContestPlan } from '@/domain/site/contest'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { rankedCustomers } from '@/server/contest/rankedCustomers'
import { publicEnv } from '@/config/publicEnv'

export const getContest: ApiHandler<typeof contest.get> = async () => ({
  result: await contestAt(Date.now()),
})

export async function contestAt(now: number): Promise<Contest> {
  const plan = readContest()
  const state = contestState(plan, now)
  if (!plan || state === 'none') return { state: 'none' }
  return { state, ...plan, leaderboard: state === 'coming' ? [] : await leaderboard(plan) }
}

const leaderboard = async (plan: ContestPlan) =>
  (await rankedCustomers(plan)).map(({ customerId: _, ...place }) => place)

export function readContest(): ContestPlan | null {
  const { contestStart, contestEnd, contestPrizes, contestRulesUrl } = publicEnv
  if (!contestStart || !contestEnd) return null
  const prizes = contestPrizes.split(',').map((prize) => prize.trim())
  return {
    startsAt: new Date(contestStart).toISOString(),
    endsAt: new Date(contestEnd).toISOString(),
    prizes: prizes.filter(Boolean),
    rulesUrl: contestRulesUrl || null,
  }
}
