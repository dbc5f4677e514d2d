import type * as z from 'zod/mini'
import { COMPAT_KEY_HEADER } from '@/domain/partner/compatPath'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { Requested } from '@/server/providers/amountRefusal'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'

export type ChangenowSettings = {
  /** With the version: `https://api.changenow.io/v2`, or that of another site: `…/compat/changenow/v2`. */
  url: string
  apiKey: string
}

export const changenowCall =
  (settings: ChangenowSettings) =>
  <Schema extends z.ZodMiniType>(
    request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'refusalOf'>,
    /** What a refusal is about, where something is quoted or ordered. */
    requested: Parameters<typeof changenowRefusal>[0] = null,
  ) =>
    callProvider({
      ...request,
      baseUrl: settings.url,
      headers: { ...request.headers, [COMPAT_KEY_HEADER]: settings.apiKey },
      refusalOf: changenowRefusal(requested),
    })

export type ChangenowCall = ReturnType<typeof changenowCall>

/** Documentation of API v2 and public clients; limits in `payload.range` (recorded, July 2026) are of what is sent. */
const CODES = codesOf({
  deposit_too_small: 'below_min',
  deposit_too_large: 'above_max',
  out_of_range: 'outside',
  not_valid_address: 'address_invalid',
  not_valid_refund_address: 'refund_address_invalid',
  not_valid_extra_id: 'extra_id_invalid',
  not_valid_refund_extra_id: 'refund_address_invalid',
  not_valid_fixed_rate_pair: 'fixed_unavailable',
  fixed_rate_not_enabled: 'fixed_unavailable',
  pair_is_inactive: 'pair_unavailable',
  unavailable_pair: 'pair_unavailable',
  not_valid_pair: 'pair_unavailable',
  not_found_currency: 'pair_unavailable',
  invalid_api_key: 'unauthorised',
  // Of sites behind `siteBehind`.
  rate_id_expired: 'rate_expired',
  rate_changed: 'rate_expired',
  screening_denied: 'risk_refused',
})

const changenowRefusal = (requested: Omit<Requested, 'limitsAreOf'> | null) =>
  refusalReader({ codes: CODES, requested: requested && { ...requested, limitsAreOf: 'from' } })
