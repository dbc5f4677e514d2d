import { pendingKeys } from './pendingKeys'

/** The key of a payout that may be under way: a lost answer never pays a second time. */
export const { keyOf: keyOfPayout, settle: settlePayout } = pendingKeys('pendingPayout')
