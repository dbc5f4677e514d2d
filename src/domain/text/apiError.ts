/** Every code the back end refuses a call with (R39). */
export const API_ERROR_CODES = [
  'validation_failed',
  'pair_unavailable',
  /** Of the providers that the visitor accepts none could be called. */
  'offer_unavailable',
  'amount_invalid',
  'amount_below_min',
  'amount_above_max',
  'address_invalid',
  'refund_address_invalid',
  'refund_address_required',
  /** The provider's own checks of addresses; nothing is wrong with how it is written. */
  'address_refused',
  /** Of an account at a bank, and of who holds it. */
  'account_invalid',
  'account_owner_invalid',
  /** A ramp has to identify the visitor at its own site first. */
  'identity_required',
  'signature_required',
  /** Of a person or an account, by the limits of a ramp. */
  'quota_used',
  /** The operator does not do this business: which list or block says so is never disclosed. */
  'screening_denied',
  /** Of the Ethereum Name Service: no address on this network, another one than was shown, and nobody could say. */
  'name_unresolved',
  'name_changed',
  'name_unavailable',
  /** Of a Lightning invoice: over another amount than is paid, or over. */
  'invoice_amount',
  'invoice_floating',
  'invoice_expired',
  'extra_id_invalid',
  'extra_id_required',
  'refund_extra_id_invalid',
  'refund_extra_id_required',
  'email_invalid',
  'rate_expired',
  'rate_mismatch',
  'rate_required',
  'currency_disabled',
  'currency_unknown',
  'action_unavailable',
  'owner_required',
  'idempotency_conflict',
  'already_reviewed',
  'password_weak',
  'password_wrong',
  'password_required',
  'code_wrong',
  'passkey_invalid',
  'challenge_expired',
  'confirmation_required',
  /** Of staff: without a second factor, or for another role. */
  'second_factor_required',
  'role_required',
  'credentials_wrong',
  'email_unconfirmed',
  /** By the operator's staff. */
  'account_frozen',
  'link_invalid',
  'balance_too_low',
  'payout_below_min',
  'address_known',
  'limit_reached',
  /** Of erasing: the law or a claim requires that the records stay. */
  'legal_hold',
  'region_restricted',
  'unauthorized',
  'rate_limited',
  'body_too_large',
  'method_not_allowed',
  'not_found',
  'maintenance',
  'unavailable',
  'internal',
] as const
export type ApiErrorCode = (typeof API_ERROR_CODES)[number]

/** The envelope of every refusal. `code` is the one field's code when only one field is wrong, else `validation_failed`. */
export type ApiErrorBody = {
  code: ApiErrorCode
  error: string
  /** For a developer, in English; the site shows its own text by the code. */
  description: string
  traceId: string
  fields?: Record<string, { code: ApiErrorCode; description: string }>
  limits?: { min: string; max: string | null }
}
