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

/** Of one provider. */
export type CommissionTerms = {
  kind: CommissionKind
  /** The most that an order may name; 0: orders name none. */
  maxBasisPoints: number
  /** Whole percent of it that the operator gets; absent: all. */
  earnedPercent?: number
}

export const NO_COMMISSION: Commission = { kind: 'none', basisPoints: 0, earnedBasisPoints: 0 }

/** Of a decimal string in percent, rounded down. */
export const toBasisPoints = (percent: string): number =>
  new Big(percent).times(100).round(0, Big.roundDown).toNumber()

/** A decimal string in percent. */
export const toPercent = (basisPoints: number): string => new Big(basisPoints).div(100).toFixed()
