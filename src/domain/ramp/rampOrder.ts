import type { AccountOwner } from './accountOwner'
import type { RampDirection, RampMethod, RampSide, SignatureScheme } from './ramp'

/** `code` as its calls want it; `symbol`: ours. */
export type RampFiat = { symbol: string; code: string; digits: number }
export type RampCoin = {
  symbol: string
  code: string
  network: string
  memo: 'none' | 'optional' | 'required'
  precision: number | null
}

export type RampQuestion = {
  direction: RampDirection
  fiat: RampFiat
  coin: RampCoin
  /** A decimal string in units of the typed side: of a purchase `pay` is fiat and `get` the coin, of a sale the reverse. */
  amount: string
  side: RampSide
  /** Null: every method. */
  method: RampMethod | null
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 3166-2 without its country; null where none is needed. */
  state: string | null
  /** Of the operator's share, in the quote and in its order alike. */
  basisPoints: number
}

/** Of a person, for the ramp alone. */
export type RampDetails = {
  iban: string | null
  owner: AccountOwner | null
  email: string | null
}

export type RampOrder = Omit<RampQuestion, 'method'> &
  RampDetails & {
    method: RampMethod
    quoteKey: string | null
    /** As promised; compared with the answer. */
    expectedPay: string
    expectedGet: string
    /** Of a purchase: where the coins go; of a sale: the address that pays, where known. */
    address: string | null
    extraId: string | null
    /** Of a sale: where coins come back. */
    refundAddress: string | null
    refundExtraId: string | null
    /** Unique; sent where the ramp takes one. */
    orderKey: string
    /** Where the ramp sends the visitor back to: an address of our order's page, without a query. */
    returnUrl: string
    language: string
  }

/** Of a transfer: to whom. */
type RampBank = {
  payee: string
  iban: string
  bank: string | null
  bic: string | null
  reference: string
}

export type Opened =
  /** At its page; `once`: the address serves one visit. */
  | { kind: 'redirect'; url: string; until: number | null; once: boolean }
  /** Then `prove`. */
  | { kind: 'sign'; message: string; scheme: SignatureScheme; until: number | null }
  | { kind: 'transfer'; bank: RampBank; amount: string; currency: string; until: number | null }
  | { kind: 'deposit'; address: string; extraId: string | null; amount: string; until: number | null }
