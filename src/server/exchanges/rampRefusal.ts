import type { RampSide } from '@/domain/ramp/ramp'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiError } from '@/server/kernel/ApiError'
import { tooManyCalls } from '@/server/kernel/limits'
import { type FieldErrors, validationError } from '@/server/kernel/validationError'
import type { ProviderError, ProviderErrorCode } from '@/server/outbound/ProviderError'

const FIELDS: Partial<Record<ProviderErrorCode, [field: string, code: ApiErrorCode]>> = {
  pair_unavailable: ['quoteId', 'pair_unavailable'],
  fiat_unavailable: ['quoteId', 'pair_unavailable'],
  method_unavailable: ['quoteId', 'pair_unavailable'],
  asset_paused: ['quoteId', 'currency_disabled'],
  below_min: ['amount', 'amount_below_min'],
  above_max: ['amount', 'amount_above_max'],
  rate_expired: ['quoteId', 'rate_expired'],
  checkout_expired: ['quoteId', 'rate_expired'],
  address_invalid: ['addressTo', 'address_invalid'],
  refund_address_invalid: ['userRefundAddress', 'refund_address_invalid'],
  payer_differs: ['userRefundAddress', 'refund_address_invalid'],
  extra_id_invalid: ['extraIdTo', 'extra_id_invalid'],
  extra_id_required: ['extraIdTo', 'extra_id_required'],
  iban_invalid: ['iban', 'account_invalid'],
  name_mismatch: ['owner', 'account_owner_invalid'],
  risk_refused: ['addressTo', 'address_refused'],
  kyc_required: ['quoteId', 'identity_required'],
  proof_required: ['signature', 'signature_required'],
  quota_used: ['quoteId', 'quota_used'],
}

/** The ramp may have made an order all the same. */
const UNCLEAR: ReadonlySet<ProviderErrorCode> = new Set(['outcome_unknown', 'bad_answer'])

export const isRampUnclear = ({ code }: ProviderError): boolean => UNCLEAR.has(code)

/** Never in the words of the ramp. */
export function rampRefusal({ code, details }: ProviderError, side: RampSide): ApiError {
  if (code === 'region_restricted' || code === 'country_unknown')
    return new ApiError(451, 'region_restricted', 'The ramp does not serve this country.')
  if (details.usedUp === 'visitor') return tooManyCalls(secondsOf(details.retryAfter))
  const known = FIELDS[code]
  if (!known) return unavailable(details.retryAfter)
  const [field, shown] = known
  const fields: FieldErrors = { [field]: { code: shown, description: `The ramp refuses it: ${code}.` } }
  const isTyped = details.side === (side === 'get' ? 'to' : 'from')
  const { limit } = details
  if (!limit || !isTyped) return validationError(fields)
  return validationError(fields, code === 'above_max' ? { min: '0', max: limit } : { min: limit, max: null })
}

const RETRY_AFTER = 30_000
const secondsOf = (retryAfter = RETRY_AFTER) => Math.max(1, Math.ceil(retryAfter / 1000))
const unavailable = (retryAfter = RETRY_AFTER) =>
  new ApiError(
    503,
    'unavailable',
    'The ramp cannot be reached now; no order was made.',
    {},
    { 'retry-after': String(secondsOf(retryAfter)) },
  )
