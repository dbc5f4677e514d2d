/** What needs two members of staff with DESK_FOUR_EYES; a `correction` of a commission, the `reward` of an ambassador, and
 * what resets or erases a person always do. `admin`: that role is given to somebody. */
export const PROPOSAL_KINDS = [
  'refund',
  'payout',
  'unblock',
  'correction',
  'reward',
  'factorReset',
  'erasure',
  'addressErasure',
  'admin',
] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

export const PROPOSAL_OUTCOMES = ['confirmed', 'withdrawn'] as const
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number]

export const PROPOSAL_DECISIONS = ['confirm', 'withdraw'] as const
export type ProposalDecision = (typeof PROPOSAL_DECISIONS)[number]
