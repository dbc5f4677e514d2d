import { brandSlug } from '../site/brandSlug'

/** Of the page of a partner's brand: it is there while approved, and its partner active. */
export const BRAND_STATES = ['proposed', 'approved', 'withdrawn'] as const
export type BrandState = (typeof BRAND_STATES)[number]

/** In the order in which the desk offers them. */
export const BRAND_DECISIONS = ['approve', 'propose', 'withdraw'] as const
export type BrandDecision = (typeof BRAND_DECISIONS)[number]

type Effect = {
  /** Null: the partner has no brand yet. */
  from: readonly (BrandState | null)[]
  to: BrandState
  notice: 'brand_proposed' | 'brand_approved' | 'brand_withdrawn'
}

const EFFECTS: Record<BrandDecision, Effect> = {
  propose: { from: [null, 'proposed', 'withdrawn'], to: 'proposed', notice: 'brand_proposed' },
  approve: { from: ['proposed'], to: 'approved', notice: 'brand_approved' },
  withdraw: { from: ['proposed', 'approved'], to: 'withdrawn', notice: 'brand_withdrawn' },
}

/** What the decision does to a brand in that state; null: it cannot be taken. */
export const brandEffectOf = (decision: BrandDecision, state: BrandState | null): Effect | null =>
  EFFECTS[decision].from.includes(state) ? EFFECTS[decision] : null

export const brandDecisionsOn = (state: BrandState | null): BrandDecision[] =>
  BRAND_DECISIONS.filter((decision) => brandEffectOf(decision, state) !== null)

/** Characters. */
export const BRAND_NAME = { min: 2, max: 40 } as const
/** Of any script, and no sign that a page or an address could take for its own. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&’'+-]*$/u

/** As a page shows it and its address has it; null: no brand may be called so. */
export function brandOfName(typed: string): { name: string; slug: string } | null {
  const name = typed.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const isOne = NAME.test(name) && name.length >= BRAND_NAME.min && name.length <= BRAND_NAME.max
  return isOne ? { name, slug: brandSlug(name) } : null
}
