/** What becomes of a promo code that somebody types. */
export const PROMO_STATES = [
  'valid',
  'unknown',
  'not_started',
  'ended',
  'used_up',
  /** It may be used so often by each account, and nobody is signed in. */
  'account_needed',
  'used_by_account',
] as const
export type PromoState = (typeof PROMO_STATES)[number]
export type PromoProblem = Exclude<PromoState, 'valid'>

/** Null: without that limit. Times in milliseconds since 1970. */
export type PromoLimits = {
  startsAt: number | null
  endsAt: number | null
  maxUses: number | null
  maxPerAccount: number | null
}

export const NO_LIMITS: PromoLimits = { startsAt: null, endsAt: null, maxUses: null, maxPerAccount: null }

export type PromoUses = { total: number; ofAccount: number | null }

/** `endedAt`: its partner has ended it. `ofAccount`: null without an account. */
export function promoState(
  { endedAt, ...limits }: PromoLimits & { endedAt: number | null },
  { total, ofAccount }: PromoUses,
  now: number,
): PromoState {
  const { startsAt, endsAt, maxUses, maxPerAccount } = limits
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended'
  if (startsAt !== null && startsAt > now) return 'not_started'
  if (maxUses !== null && total >= maxUses) return 'used_up'
  if (maxPerAccount === null) return 'valid'
  if (ofAccount === null) return 'account_needed'
  return ofAccount >= maxPerAccount ? 'used_by_account' : 'valid'
}
