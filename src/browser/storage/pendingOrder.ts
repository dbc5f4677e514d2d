import { storedIdempotencyKeys } from './storedIdempotencyKeys'

/** The key of an order that may be in flight: a lost response never makes a second exchange. */
export const { keyOf: keyOfOrder, settle: settleOrder } = storedIdempotencyKeys('pendingOrder')
