import type { ContestPlan } from '@/domain/contest'
import { env } from './env'

/** A date alone would mean midnight somewhere; the zone has to be said, and it is UTC. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/**
 * The contest the operator has set, null while there is none. Read anew at each call, as every part of the configuration.
 * @throws Error in one clear sentence where it cannot be meant so
 */
export function readContest(): ContestPlan | null {
  const { contestStart, contestEnd, contestPrizes, contestRulesUrl } = env
  if (!contestStart && !contestEnd) return null
  const startsAt = instant('CONTEST_START', contestStart)
  const endsAt = instant('CONTEST_END', contestEnd)
  if (startsAt >= endsAt) throw new Error('CONTEST_END must be later than CONTEST_START')
  const prizes = contestPrizes.split(',').map((prize) => prize.trim())
  return { startsAt, endsAt, prizes: prizes.filter(Boolean), rulesUrl: safeRules(contestRulesUrl) }
}

function instant(name: string, text: string): string {
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(text))) {
    throw new Error(`${name} must be a moment in UTC like 2026-12-01T00:00:00Z`)
  }
  return new Date(text).toISOString()
}

/** It becomes a link of ours, so it must not run anything, nor leave the site unseen as `//host` would. */
function safeRules(url: string): string | null {
  if (!url) return null
  if (/^\/(?![/\\])/.test(url)) return url
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url
  throw new Error('CONTEST_RULES_URL must be an https address or a path of this site')
}
