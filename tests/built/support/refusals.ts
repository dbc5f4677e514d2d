import type { ProviderErrorCode } from '@/server/outbound/ProviderError'
import { LIMITS, type Refused } from './adapters'

export type Code = ProviderErrorCode | 'creation_mismatch'

/** What a refusal of each kind is at quoting and at creating, of every provider alike. */
const KINDS = {
  below: ['below_min', 'below_min'],
  above: ['above_max', 'above_max'],
  address: ['address_invalid', 'address_invalid'],
  refundAddress: ['refund_address_invalid', 'refund_address_invalid'],
  region: ['region_restricted', 'region_restricted'],
  paused: ['asset_paused', 'asset_paused'],
  expired: ['rate_expired', 'rate_expired'],
  echo: ['bad_answer', 'creation_mismatch'],
  tooMany: ['rate_limited', 'rate_limited'],
  unauthorised: ['unauthorised', 'unauthorised'],
  broken: ['unavailable', 'outcome_unknown'],
  silent: ['unavailable', 'outcome_unknown'],
  cut: ['unavailable', 'outcome_unknown'],
  torn: ['unavailable', 'outcome_unknown'],
} as const satisfies Record<string, readonly [quoting: Code, creating: Code]>
export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as Kind[]

export type Answer = { status: number; code?: string; field?: string; limits?: unknown; state?: string }
const none = { min: null, max: null }
const limitsOf = (code: Code, { limitless }: Refused) =>
  limitless
    ? none
    : code === 'below_min'
      ? { ...none, min: LIMITS.min }
      : code === 'above_max'
        ? { ...none, max: LIMITS.max }
        : none
const refused = (field: string, code: string, status = 422): Answer => ({ status, code, field })
const UNAVAILABLE: Answer = { status: 503, code: 'unavailable' }

/** Of the only provider that was asked. */
export function expectedQuote(kind: Kind, refusal: Refused) {
  const code = refusal.code ?? KINDS[kind][0]
  return { missing: { code, ...limitsOf(code, refusal) }, estimate: estimateAnswer(code, refusal) }
}

function estimateAnswer(code: Code, refusal: Refused): Answer {
  switch (code) {
    case 'below_min':
      return {
        ...refused('amount', 'amount_below_min'),
        limits: { min: limitsOf(code, refusal).min, max: null },
      }
    case 'above_max':
      return {
        ...refused('amount', 'amount_above_max'),
        limits: { min: '0', max: limitsOf(code, refusal).max },
      }
    case 'region_restricted':
      return { status: 451, code: 'region_restricted' }
    case 'address_invalid':
    case 'refund_address_invalid':
    case 'pair_unavailable':
      // An estimate has no addresses: what is left is that there is no offer.
      return refused('tickerTo', 'pair_unavailable')
    default:
      return UNAVAILABLE
  }
}

export function expectedOrder(kind: Kind, refusal: Refused): Answer {
  const code = refusal.code ?? KINDS[kind][1]
  const limits = limitsOf(code, refusal)
  switch (code) {
    case 'below_min':
      return { ...refused('amount', 'amount_below_min'), ...(limits.min && { limits }) }
    case 'above_max':
      return {
        ...refused('amount', 'amount_above_max'),
        ...(limits.max && { limits: { ...limits, min: '0' } }),
      }
    case 'address_invalid':
      return refused('addressTo', 'address_invalid')
    case 'refund_address_invalid':
      return refused('userRefundAddress', 'refund_address_invalid')
    case 'asset_paused':
      return refused('tickerTo', 'currency_disabled')
    case 'pair_unavailable':
      return refused('tickerTo', 'pair_unavailable')
    case 'rate_expired':
      return refused('rateId', 'rate_expired', 409)
    case 'region_restricted':
      return { status: 451, code: 'region_restricted' }
    case 'outcome_unknown':
    case 'bad_answer':
      return { status: 201, state: 'creating' }
    case 'creation_mismatch':
      return { status: 201, state: 'failed' }
    default:
      return UNAVAILABLE
  }
}
