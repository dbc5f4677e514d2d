import Big from 'big.js'
import type { RampMethod, RampRefusalCode, RampSide } from '@/domain/ramp/ramp'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { RampAnswer, RampQuestion, RampRefusal } from './ramp'

/** Not about the request: a call that failed, and says nothing about the method. */
const FAULTS: ReadonlySet<ProviderErrorCode> = new Set([
  'unavailable',
  'bad_answer',
  'unauthorised',
  'rate_limited',
  'not_found',
  'outcome_unknown',
])
const REFUSALS: ReadonlyMap<ProviderErrorCode, RampRefusalCode> = new Map([
  ['below_min', 'below_min'],
  ['above_max', 'above_max'],
  ['method_unavailable', 'method_unavailable'],
  ['fiat_unavailable', 'fiat_unavailable'],
  ['pair_unavailable', 'pair_unavailable'],
  ['asset_paused', 'asset_paused'],
  ['region_restricted', 'country_restricted'],
  ['country_unknown', 'country_unknown'],
  ['kyc_required', 'kyc_required'],
  ['proof_required', 'proof_required'],
  ['quota_used', 'quota_used'],
  ['rate_limited', 'rate_limited'],
])

/** In units of the typed side; a limit of the other side is none. */
export function refusalOf({ code, details }: ProviderError, typed: RampSide): RampRefusal {
  const isOfTyped = details.side === (typed === 'pay' ? 'from' : 'to')
  const isLimit = code === 'below_min' || code === 'above_max'
  return {
    code: REFUSALS.get(code) ?? 'unavailable',
    limit: isLimit && isOfTyped ? (details.limit ?? null) : null,
  }
}

/**
 * One call for each method. What is refused for one is an entry.
 * @throws ProviderError where no call was answered, with the reason of the first
 */
export async function answersByMethod(
  { method: wanted, side }: Pick<RampQuestion, 'method' | 'side'>,
  methods: readonly RampMethod[],
  quoteOne: (method: RampMethod) => Promise<RampAnswer>,
): Promise<RampAnswer[]> {
  const chosen = methods.filter((method) => wanted === null || method === wanted)
  if (chosen.length === 0) return [notOffered(wanted)]
  const outcomes = await Promise.all(
    chosen.map(async (method) => {
      try {
        return { method, answer: await quoteOne(method) }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        return { method, error }
      }
    }),
  )
  const [first] = outcomes
  const isFault = ({ error }: (typeof outcomes)[number]) => error !== undefined && FAULTS.has(error.code)
  if (first?.error && outcomes.every(isFault)) throw first.error
  return outcomes.map(({ method, answer, error }) => answer ?? { method, refused: refusalOf(error, side) })
}

const notOffered = (method: RampMethod | null): RampAnswer => ({
  method,
  refused: { code: method === null ? 'pair_unavailable' : 'method_unavailable', limit: null },
})

const ROUNDING = '0.000001'

/**
 * Some answer an amount outside of their limits with a quote for the limit.
 * @param tolerance share of the typed amount that is the ramp's rounding
 * @returns the limit, or null where the answer is for the typed amount
 */
export function otherAmount(typed: string, answered: string, tolerance = ROUNDING): RampRefusal | null {
  const difference = new Big(answered).minus(typed)
  if (difference.abs().lte(new Big(typed).times(tolerance))) return null
  return { code: difference.gt(0) ? 'below_min' : 'above_max', limit: answered }
}
