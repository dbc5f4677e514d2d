import Big from 'big.js'
import type { ProviderQuestion } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/providers/ProviderError'
import { createRefusal, rateRefusal } from './exolixResponses'

/**
 * Too little is 422, or 200 with a message (Edge, Cake). The limits beside it say why: `minAmount` and `maxAmount` are
 * of the coin that is sent, `withdrawMin` of the one that arrives.
 */
export const rateRefusalOf =
  ({ amount, reverse }: ProviderQuestion) =>
  (status: number, body: unknown): ProviderError | null => {
    const parsed = rateRefusal.safeParse(body)
    if ((status !== 200 && status !== 422) || !parsed.success) return null
    const { message, minAmount, withdrawMin, maxAmount, fromAmount, toAmount } = parsed.data
    const isPriced = isPositive(fromAmount) && isPositive(toAmount)
    const providerText = message ?? ''
    const [min, max] = reverse ? [withdrawMin, null] : [minAmount, maxAmount]
    const side = reverse ? 'to' : 'from'
    if (min !== null && new Big(amount).lt(min))
      return new ProviderError('below_min', { providerText, limit: min, side })
    if (max !== null && new Big(amount).gt(max))
      return new ProviderError('above_max', { providerText, limit: max, side })
    // A message beside a price is a remark.
    if (status === 200 && (message === null || isPriced)) return null
    const code = REASONS.find(([text]) => text.test(providerText))?.[1]
    if (!code) return new ProviderError('bad_answer', { providerText })
    // The coin of a number in a sentence is not documented.
    return new ProviderError(code, { providerText, ...(LIMIT_CODES.has(code) && { side }) })
  }

const isPositive = (amount: string | null) => amount !== null && new Big(amount).gt(0)

const LIMITS: readonly (readonly [RegExp, 'below_min' | 'above_max'])[] = [
  [/less than|below|minim|too (low|small)/i, 'below_min'],
  [/greater than|above|exceed|maxim|too (high|large|big)/i, 'above_max'],
]

const LIMIT_CODES: ReadonlySet<ProviderErrorCode> = new Set(['below_min', 'above_max'])

/** Assumed, but for the missing pair (Edge). */
const REASONS: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  ...LIMITS,
  [/temporar|later|maintenance|paused/i, 'asset_paused'],
  [/not (?:available|supported|found)|disabled|pair|coin|network|currency/i, 'pair_unavailable'],
]

const FIELDS: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/refund/i, 'refund_address_invalid'],
  [/extra ?id|memo|tag\b/i, 'extra_id_invalid'],
  [/address/i, 'address_invalid'],
  ...LIMITS,
  [/coin|network|pair|currency/i, 'pair_unavailable'],
]

/** 400 names its fields (Cake); the rest is assumed. */
export function createRefusalOf(status: number, body: unknown): ProviderError | null {
  const parsed = createRefusal.safeParse(body)
  if ((status !== 400 && status !== 422) || !parsed.success) return null
  const { message, error, errors } = parsed.data
  const providerText = [error, errors, message]
    .flatMap((part) =>
      part === null || part === undefined ? [] : typeof part === 'string' ? part : JSON.stringify(part),
    )
    .join(' ')
  const meaning = FIELDS.find(([text]) => text.test(providerText))?.[1]
  return meaning ? new ProviderError(meaning, { providerText }) : null
}
