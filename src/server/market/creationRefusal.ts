import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiError } from '@/server/kernel/ApiError'
import { tooManyCalls } from '@/server/kernel/limits'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { ProviderError, ProviderErrorCode } from '@/server/outbound/ProviderError'
import { type FieldErrors, validationError } from '@/server/kernel/validationError'

const FIELDS: Partial<Record<ProviderErrorCode, [field: string, code: ApiErrorCode]>> = {
  pair_unavailable: ['tickerTo', 'pair_unavailable'],
  asset_paused: ['tickerTo', 'currency_disabled'],
  below_min: ['amount', 'amount_below_min'],
  above_max: ['amount', 'amount_above_max'],
  rate_expired: ['rateId', 'rate_expired'],
  fixed_unavailable: ['fixed', 'pair_unavailable'],
  address_invalid: ['addressTo', 'address_invalid'],
  refund_address_invalid: ['userRefundAddress', 'refund_address_invalid'],
  extra_id_invalid: ['extraIdTo', 'extra_id_invalid'],
  extra_id_required: ['extraIdTo', 'extra_id_required'],
  risk_refused: ['addressTo', 'address_refused'],
}

/** The provider may have made an order all the same. */
const UNCLEAR: ReadonlySet<ProviderErrorCode> = new Set(['outcome_unknown', 'bad_answer'])

export const isUnclear = ({ code }: ProviderError): boolean => UNCLEAR.has(code)

/** Never in the provider's words. */
export function creationRefusal({ code, details }: ProviderError, { reverse }: Question): ApiError {
  if (code === 'region_restricted')
    return new ApiError(451, 'region_restricted', 'The provider does not serve this region.')
  if (details.usedUp === 'visitor') return tooManyCalls(secondsOf(details.retryAfter))
  const known = FIELDS[code]
  if (!known) return unavailable(details.retryAfter)
  const [field, shown] = known
  const fields: FieldErrors = { [field]: { code: shown, description: `The provider refuses it: ${code}.` } }
  const isTyped = details.side === undefined || details.side === (reverse ? 'to' : 'from')
  const { limit } = details
  if (!limit || !isTyped) return validationError(fields)
  return validationError(fields, code === 'above_max' ? { min: '0', max: limit } : { min: limit, max: null })
}

type Question = Pick<ProviderOrder, 'reverse'>

const RETRY_AFTER = 30_000
const secondsOf = (retryAfter = RETRY_AFTER) => Math.max(1, Math.ceil(retryAfter / 1000))
const unavailable = (retryAfter = RETRY_AFTER) =>
  new ApiError(
    503,
    'unavailable',
    'The provider cannot be reached now; no order was made.',
    {},
    { 'retry-after': String(secondsOf(retryAfter)) },
  )
