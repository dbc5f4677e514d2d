export type ProviderAsset = {
  symbol: string
  /** As their calls want it. */
  code: string
  network: string
  /** Decimal places; null where the provider does not say. */
  precision: number | null
  memo: 'none' | 'optional' | 'required'
  isDeposit: boolean
  isPayout: boolean
  isFixed: boolean
  isFloating?: boolean
}

/** Decimal strings in units of their coin. */
export type ProviderQuestion = {
  from: ProviderAsset
  to: ProviderAsset
  /** Of `from`, or of `to` where `reverse`. */
  amount: string
  reverse: boolean
  fixed: boolean
  /** Of the commission that is named to the provider, inside the rate: the same in a quote and in its order. */
  basisPoints: number
}

export type ProviderOrder = ProviderQuestion & {
  rateKey: string | null
  /** As promised; compared with the answer. */
  expectedFrom: string
  expectedTo: string
  addressTo: string
  extraIdTo: string | null
  refundAddress: string | null
  refundExtraId: string | null
  /** Unique; sent where the provider takes one. */
  orderKey: string
}

/** Of the deposit, as the provider answers. */
export type DepositPlace = {
  depositAddress: string
  depositExtraId: string | null
  /** Milliseconds since 1970; null: not said. */
  validUntil: number | null
  url: string | null
}
