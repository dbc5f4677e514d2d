/** What staff can exempt from retention and erasure. */
export const LEGAL_HOLD_KINDS = ['exchange', 'customer', 'email'] as const
export type LegalHoldKind = (typeof LEGAL_HOLD_KINDS)[number]
