import { ProviderError, type ProviderErrorCode } from '@/server/providers/ProviderError'
import { refusalResponse } from './simpleswapResponses'

/** Assumed: only the statuses are documented. Order matters, every text about an address names it. */
const TEXTS: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/rate.*(expired|not found|invalid)|expired.*rate|rateId/i, 'rate_expired'],
  [/refund/i, 'refund_address_invalid'],
  [/extra ?id|memo|tag\b/i, 'extra_id_invalid'],
  [/address/i, 'address_invalid'],
  [/less than|below|too (low|small)|minim/i, 'below_min'],
  [/greater than|above|exceed|too (high|large|big)|maxim/i, 'above_max'],
  [/disabled|inactive|temporar/i, 'asset_paused'],
  [/pair|ticker|currency/i, 'pair_unavailable'],
]

/** Of quotes and orders. 404: no such ticker or pair; 422: out of range or no pair (Edge). */
export function simpleswapRefusal(status: number, body: unknown): ProviderError | null {
  const parsed = refusalResponse.safeParse(body)
  const isTheirs = status === 400 || status === 404 || status === 422
  if (!isTheirs || !parsed.success) return null
  const { description, message, error } = parsed.data
  const providerText = [description, message, error].filter(Boolean).join(' ')
  const meaning = TEXTS.find(([text]) => text.test(providerText))?.[1]
  if (meaning) return new ProviderError(meaning, { providerText })
  return status === 400 ? null : new ProviderError('pair_unavailable', { providerText })
}
