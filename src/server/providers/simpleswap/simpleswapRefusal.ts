import { ProviderError, type ProviderErrorCode } from '@/server/providers/ProviderError'
import { refusalResponse } from './simpleswapResponses'

/** Assumed: only the statuses are documented. Order matters. */
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

/** 404: no such ticker or pair; 422: out of range or no pair (Edge). */
export const simpleswapRefusal = (status: number, body: unknown): ProviderError | null =>
  explained(status, body) ?? (status === 422 || status === 404 ? noPair(body) : null)

/** The pair has just had a range, so 422 without a reason says nothing about it. */
export const estimateRefusal = (status: number, body: unknown): ProviderError | null =>
  explained(status, body) ?? (status === 404 ? noPair(body) : null)

const noPair = (body: unknown) =>
  refusalResponse.safeParse(body).success ? new ProviderError('pair_unavailable') : null

function explained(status: number, body: unknown): ProviderError | null {
  const parsed = refusalResponse.safeParse(body)
  const isTheirs = status === 400 || status === 404 || status === 422
  if (!isTheirs || !parsed.success) return null
  const { description, message, error } = parsed.data
  const providerText = [description, message, error].filter(Boolean).join(' ')
  const meaning = TEXTS.find(([text]) => text.test(providerText))?.[1]
  return meaning ? new ProviderError(meaning, { providerText }) : null
}
