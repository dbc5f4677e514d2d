import type { PartnerState } from './attribution'

/** What the desk decides of a partner, or writes to one. */
export const PARTNER_NOTICES = [
  ...(['accepted', 'refused', 'suspended', 'resumed', 'rate', 'message'] as const),
  ...(['brand_proposed', 'brand_approved', 'brand_withdrawn'] as const),
] as const
type PartnerNoticeKind = (typeof PARTNER_NOTICES)[number]

export const PARTNER_DECISIONS = ['accept', 'refuse', 'suspend', 'resume'] as const
export type PartnerDecision = (typeof PARTNER_DECISIONS)[number]

type Effect = { from: PartnerState; to: PartnerState; notice: PartnerNoticeKind }

const EFFECTS: Record<PartnerDecision, Effect> = {
  accept: { from: 'applied', to: 'active', notice: 'accepted' },
  refuse: { from: 'applied', to: 'refused', notice: 'refused' },
  suspend: { from: 'active', to: 'suspended', notice: 'suspended' },
  resume: { from: 'suspended', to: 'active', notice: 'resumed' },
}

/** What the decision does to a partner in that state; null: it cannot be taken. */
export const effectOf = (decision: PartnerDecision, state: PartnerState): Effect | null =>
  EFFECTS[decision].from === state ? EFFECTS[decision] : null

export const decisionsOn = (state: PartnerState): PartnerDecision[] =>
  PARTNER_DECISIONS.filter((decision) => effectOf(decision, state) !== null)

type StoredRate = { ratePercent: string | null; effectiveAt: number | null; id: number }

/** Of several rates the one that counts at that moment; undefined: none of them does yet. */
export function rateAt<Rate extends StoredRate>(rates: readonly Rate[], at: number): Rate | undefined {
  const begun = rates.filter(({ effectiveAt }) => effectiveAt !== null && effectiveAt <= at)
  return begun.toSorted(
    (one, other) => (other.effectiveAt ?? 0) - (one.effectiveAt ?? 0) || other.id - one.id,
  )[0]
}
