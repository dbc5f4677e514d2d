import type { ApiErrorBody, ApiErrorCode } from '@/domain/text/apiError'
import { CompatError } from '@/server/compat/CompatError'
import { numberOf } from '@/server/compat/compatJson'

/**
 * Words of ChangeNOW's API v2 as public clients read them; those without a word of theirs stay ours. Clients read the
 * reason only where the status is 400.
 */
const WORDS: Partial<Record<ApiErrorCode, string>> = {
  amount_below_min: 'deposit_too_small',
  amount_above_max: 'deposit_too_large',
  amount_invalid: 'bad_params',
  validation_failed: 'bad_params',
  pair_unavailable: 'pair_is_inactive',
  offer_unavailable: 'pair_is_inactive',
  currency_disabled: 'pair_is_inactive',
  currency_unknown: 'not_found_currency',
  address_invalid: 'not_valid_address',
  address_refused: 'not_valid_address',
  invoice_amount: 'not_valid_address',
  invoice_floating: 'not_valid_address',
  invoice_expired: 'not_valid_address',
  refund_address_invalid: 'not_valid_refund_address',
  refund_address_required: 'not_valid_refund_address',
  extra_id_invalid: 'not_valid_extra_id',
  extra_id_required: 'not_valid_extra_id',
  refund_extra_id_invalid: 'not_valid_refund_extra_id',
  refund_extra_id_required: 'not_valid_refund_extra_id',
  rate_expired: 'rate_id_expired',
  rate_mismatch: 'rate_id_expired',
  rate_required: 'rate_id_expired',
  email_invalid: 'bad_params',
  not_found: 'not_found',
  unauthorized: 'invalid_api_key',
  rate_limited: 'too_many_requests',
  unavailable: 'service_unavailable',
  internal: 'internal_error',
}

/** Which of several refused fields is named: what a client can do most about comes last. */
const ORDER: readonly ApiErrorCode[] = [
  'currency_unknown',
  'currency_disabled',
  'pair_unavailable',
  'amount_below_min',
  'amount_above_max',
]

/** Statuses that say something beside the words. */
const STATUSES = new Set([401, 404, 405, 413, 429, 451, 503])

export function refusalOf(status: number, body: ApiErrorBody, retryAfter?: string): CompatError {
  const { code, field } = reasonOf(body)
  const isFixed = code === 'pair_unavailable' && field === 'fixed'
  const error = isFixed ? 'not_valid_fixed_rate_pair' : (WORDS[code] ?? code)
  const { limits } = body
  const range = limits && { minAmount: numberOf(limits.min), maxAmount: numberOf(limits.max) }
  return new CompatError(
    STATUSES.has(status) || status >= 500 ? status : 400,
    error,
    body.description,
    range ? { range } : null,
    retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  )
}

function reasonOf({ code, fields = {} }: ApiErrorBody): { code: ApiErrorCode; field: string | null } {
  const refused = Object.entries(fields)
  const [first] = [...ORDER.flatMap((one) => refused.filter(([, fault]) => fault.code === one)), ...refused]
  return first ? { code: first[1].code, field: first[0] } : { code, field: null }
}
