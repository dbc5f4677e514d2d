import { storedIdempotencyKeys } from './storedIdempotencyKeys'

/** The key of a payout that may be in flight: a lost response never pays a second time. */
export const { keyOf: keyOfPayout, settle: settlePayout } = storedIdempotencyKeys('pendingPayout')
