import type { RampMethod } from '@/domain/ramp/ramp'
import type { CallShare } from '@/server/outbound/callShares'

export type ProviderErrorCode =
  | 'pair_unavailable'
  | 'asset_paused'
  | 'below_min'
  | 'above_max'
  | 'rate_expired'
  | 'fixed_unavailable'
  | 'address_invalid'
  | 'refund_address_invalid'
  | 'extra_id_invalid'
  | 'extra_id_required'
  | 'region_restricted'
  /** By the provider's own checks of addresses. */
  | 'risk_refused'
  /** The operator's key; never shown to visitors. */
  | 'unauthorised'
  | 'rate_limited'
  /** 5xx, time-out, no connection. */
  | 'unavailable'
  /** Not of the documented shape, or not sane. */
  | 'bad_answer'
  | 'not_found'
  | 'action_unavailable'
  /** Only of `create` and `act`: the call may have been carried out. */
  | 'outcome_unknown'
  | RampErrorCode

/** Only of ramps. */
type RampErrorCode =
  | 'method_unavailable'
  | 'fiat_unavailable'
  /** It cannot say without a country or a state. */
  | 'country_unknown'
  | 'kyc_required'
  | 'proof_required'
  | 'name_mismatch'
  | 'iban_invalid'
  | 'payer_differs'
  /** Of this person or account: `retryAfter` is the reset, where it says. */
  | 'quota_used'
  /** May be opened again by a press. */
  | 'checkout_expired'

type Details = {
  /** In units of the coin of `side`. */
  limit?: string
  side?: 'from' | 'to'
  /** Of a ramp's limit or refusal. */
  method?: RampMethod
  /** Of `kyc_required`: its level in the ramp's words. */
  level?: string
  /** Milliseconds. */
  retryAfter?: number
  /** The share of our own budget that is used up: the provider was not called. */
  usedUp?: CallShare | 'visitor'
  /** Of HTTP, where it was answered. */
  status?: number
  /** Of an unknown outcome: what the words say. */
  likely?: ProviderErrorCode
  /** For logs only. */
  providerText?: string
  cause?: unknown
}

/** As one line: a log must not be written by a provider. */
const shortened = (text: string) => text.slice(0, 200).replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')

export class ProviderError extends Error {
  readonly code: ProviderErrorCode
  readonly details: Details

  constructor(code: ProviderErrorCode, details: Details = {}) {
    super(details.providerText ? `${code}: ${shortened(details.providerText)}` : code, {
      cause: details.cause,
    })
    this.code = code
    this.details = details
  }
}
