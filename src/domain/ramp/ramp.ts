/** A ramp sells coins for money of a state, or buys them: a company of its own with a contract with its customer. */

export const RAMP_METHODS = [
  'card',
  'apple_pay',
  'google_pay',
  'sepa',
  'sepa_instant',
  'bank',
  'faster_payments',
  'ach',
  'pix',
  'upi',
  'ideal',
  'paypal',
  'revolut',
  'open_banking',
  'other',
] as const
export type RampMethod = (typeof RAMP_METHODS)[number]

export const RAMP_DIRECTIONS = ['buy', 'sell'] as const
export type RampDirection = (typeof RAMP_DIRECTIONS)[number]

/** Of which side the amount was typed: what the visitor pays, or what they get. */
export const RAMP_SIDES = ['pay', 'get'] as const
export type RampSide = (typeof RAMP_SIDES)[number]

/** What an order needs besides its amount. */
export const RAMP_NEEDS = ['address', 'signature', 'iban', 'owner', 'email', 'refund_address'] as const
export type RampNeed = (typeof RAMP_NEEDS)[number]

export const RAMP_REFUSALS = [
  'below_min',
  'above_max',
  'method_unavailable',
  'fiat_unavailable',
  'pair_unavailable',
  'asset_paused',
  'country_restricted',
  'country_unknown',
  'kyc_required',
  'proof_required',
  'quota_used',
  'rate_limited',
  'unavailable',
] as const
export type RampRefusalCode = (typeof RAMP_REFUSALS)[number]

/** How an order goes on: `redirect` at the ramp's own page; `transfer` by bank details and `deposit` by an address, both
 * on ours; `sign`: by a message that the wallet of the receiving address signs. */
export const RAMP_OPENINGS = ['redirect', 'sign', 'transfer', 'deposit'] as const
export type RampOpening = (typeof RAMP_OPENINGS)[number]

export const SIGNATURE_SCHEMES = ['personal_sign', 'signmessage'] as const
export type SignatureScheme = (typeof SIGNATURE_SCHEMES)[number]

/** What the owner of an order may do with it. */
export const RAMP_ACTIONS = ['reopen', 'prove', 'cancel'] as const

/** Of a country or state that is not in a list; ISO 3166 leaves it to its users. */
export const ELSEWHERE = 'ZZ'

/** Where an authorisation holds. */
export type RampRegion = 'eea' | 'ch' | 'gb' | 'us'

export type KycTerms = {
  method: RampMethod | 'all'
  /** Up to this much without documents, in `currency`; null: documents from the first unit. */
  freeUpTo: string | null
  currency: string
  per: 'order' | 'day' | 'month' | '30days'
}

/** Decimal strings in the fiat currency; null: not said separately. */
export type RampFees = {
  provider: string | null
  network: string | null
  bank: string | null
  /** The operator's share. */
  partner: string | null
  total: string | null
}
