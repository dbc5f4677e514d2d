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

type Details = {
  /** In units of the coin of `side`. */
  limit?: string
  side?: 'from' | 'to'
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
