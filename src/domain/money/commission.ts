import Big from 'big.js'

/**
 * How surely an operator knows what an order earns. `exact`: the order itself names it, and the provider's books list it
 * by order. `contractual`: the order names it, the books have sums only. `stated`: no order names it, so it is what the
 * operator says of the account. `none`: nothing.
 */
export const COMMISSION_KINDS = ['exact', 'contractual', 'stated', 'none'] as const
export type CommissionKind = (typeof COMMISSION_KINDS)[number]

/** Agreed when an order is created. Whole hundredths of a percent of what is exchanged. */
export type Commission = {
  kind: CommissionKind
  /** Inside the rate that the customer sees. */
  basisPoints: number
  /** The operator's part of that. */
  earnedBasisPoints: number
}

export const NO_COMMISSION: Commission = { kind: 'none', basisPoints: 0, earnedBasisPoints: 0 }

/** Of a decimal string in percent, rounded down. */
export const toBasisPoints = (percent: string): number =>
  new Big(percent).times(100).round(0, Big.roundDown).toNumber()
