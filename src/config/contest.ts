import type { ContestPlan } from '@/domain/site/contest'
import { publicEnv } from './publicEnv'

/** The contest the operator has set, null while there is none. Read anew at each call, as every part of the configuration. */
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
