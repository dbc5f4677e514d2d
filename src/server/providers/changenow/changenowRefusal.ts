import * as z from 'zod/mini'
import { amountIn } from '../amountIn'
import { ProviderError, type ProviderErrorCode } from '../ProviderError'

const response = z.object({ error: z.string(), message: z.nullish(z.string()) })

/** Codes of field-notes C4 and, the last three, of public clients. */
const CODES = new Map<string, ProviderErrorCode>([
  ['deposit_too_small', 'below_min'],
  ['not_valid_address', 'address_invalid'],
  ['not_valid_refund_address', 'refund_address_invalid'],
  ['not_valid_fixed_rate_pair', 'fixed_unavailable'],
  ['pair_is_inactive', 'pair_unavailable'],
  ['invalid_api_key', 'unauthorised'],
  ['fixed_rate_not_enabled', 'fixed_unavailable'],
  ['unavailable_pair', 'pair_unavailable'],
  ['not_valid_pair', 'pair_unavailable'],
])

/** `Amount is less then minimal: 0.0223925 XMR` */
const LIMIT = /(\S+)\s+[A-Za-z0-9]+[\s.]*$/
/** The wording of the upper limit has not been seen. */
const IS_UPPER = /maxim|greater|more than|exceed/i

/** With 400, 403 or 200; a 5xx proves nothing about an order. */
export function changenowRefusal(status: number, body: unknown): ProviderError | null {
  const { success, data } = response.safeParse(body)
  if (!success || data.error === '' || status >= 500) return null
  const message = data.message ?? ''
  const details = { providerText: `${data.error} ${message}` }
  const limit = amountIn(LIMIT.exec(message)?.[1])
  if (data.error === 'out_of_range')
    return new ProviderError(IS_UPPER.test(message) ? 'above_max' : 'below_min', {
      ...details,
      limit,
      side: 'from',
    })
  // Assumed: not documented.
  if (/rate_?id/i.test(data.error)) return new ProviderError('rate_expired', details)
  const code = CODES.get(data.error)
  if (!code) return null
  return new ProviderError(code, code === 'below_min' ? { ...details, limit, side: 'from' } : details)
}
