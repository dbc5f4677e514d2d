// @ts-check

/** @typedef {import('../../domain/money/commission').CommissionTerms} CommissionTerms */

/**
 * What each provider lets an operator earn. near: docs.near-intents.org, fee configuration, whose newest page says 0 to
 * 500 and a 50/50 share. sideshift: docs.sideshift.ai, create variable shift. The others agree on it with an account, and
 * no call of theirs names it.
 */
export const COMMISSION_TERMS = /** @satisfies {Record<string, CommissionTerms>} */ (
  /** @type {const} */ ({
    near: { kind: 'exact', maxBasisPoints: 500 },
    sideshift: { kind: 'contractual', maxBasisPoints: 200 },
    changenow: { kind: 'stated', maxBasisPoints: 0 },
    simpleswap: { kind: 'stated', maxBasisPoints: 0 },
    exolix: { kind: 'stated', maxBasisPoints: 0 },
  })
)
