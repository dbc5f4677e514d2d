import { pendingKeys } from './pendingKeys'

/** The key of an order that may be under way: a lost answer never makes a second exchange. */
export const { keyOf: keyOfOrder, settle: settleOrder } = pendingKeys('pendingOrder')
