import Big from 'big.js'
import type * as z from 'zod/mini'
import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { requireFuture, requireWithin } from '@/server/providers/amountChecks'
import type { Offer, OfferLimits, ProviderContext } from '@/server/providers/provider'
import type { ChangenowCall } from './changenowCall'
import { estimateResponse, rangeResponse } from './changenowResponses'

type Estimate = z.output<typeof estimateResponse>

/** Milliseconds, where a fixed rate names no end, as other clients assume. */
const ASSUMED_VALIDITY = 60_000

/** Their amounts have up to eight decimal places. */
const ROUNDING = '0.00000001'

/** Ranges at once, because a refused estimate names no limit. Limits are of what is sent, whichever side is typed. */
export async function quoteChangenow(
  call: ChangenowCall,
  question: ProviderQuestion,
  { signal }: ProviderContext,
): Promise<Offer> {
  requireOffered(question)
  const pair = pairOf(question)
  const [range, estimate] = await Promise.allSettled([
    call({ path: '/exchange/range', query: pair, schema: rangeResponse, signal }, question),
    call(
      {
        path: '/exchange/estimated-amount',
        query: { ...pair, ...typedAmount(question), useRateId: question.fixed ? 'true' : undefined },
        schema: estimateResponse,
        signal,
      },
      question,
    ),
  ])
  const limits = range.status === 'fulfilled' ? limitsOf(range.value) : NO_LIMITS
  if (!question.reverse) requireWithin(question.amount, limits, 'from')
  if (estimate.status === 'rejected') throw refusalOf(estimate.reason, range)
  if (question.reverse) requireWithin(estimate.value.fromAmount, limits, 'from')
  return offerOf(question, estimate.value, question.reverse ? NO_LIMITS : limits)
}

/** Below its minimum a pair may be called inactive. */
function refusalOf(reason: unknown, range: PromiseSettledResult<unknown>): unknown {
  const isPairRefused = reason instanceof ProviderError && reason.code === 'pair_unavailable'
  const isRangeRefused =
    range.status === 'rejected' &&
    range.reason instanceof ProviderError &&
    range.reason.code !== 'pair_unavailable'
  return isPairRefused && isRangeRefused ? range.reason : reason
}

const NO_LIMITS: OfferLimits = { min: null, max: null }
const limitsOf = ({ minAmount, maxAmount }: z.output<typeof rangeResponse>): OfferLimits => ({
  min: minAmount,
  max: maxAmount,
})

/** Reverse estimates are made at fixed rates only. */
function requireOffered({ from, to, fixed, reverse }: ProviderQuestion): void {
  if (fixed && !(from.isFixed && to.isFixed)) throw new ProviderError('fixed_unavailable')
  if (reverse && !fixed) throw new ProviderError('pair_unavailable')
}

const pairOf = ({ from, to, fixed }: ProviderQuestion) => ({
  fromCurrency: from.code,
  fromNetwork: from.network,
  toCurrency: to.code,
  toNetwork: to.network,
  flow: flowOf(fixed),
})

export const flowOf = (fixed: boolean) => (fixed ? 'fixed-rate' : 'standard')

const typedAmount = ({ amount, reverse }: ProviderQuestion): Record<string, string> =>
  reverse ? { toAmount: amount, type: 'reverse' } : { fromAmount: amount, type: 'direct' }

function offerOf(
  { amount, reverse, fixed }: ProviderQuestion,
  estimate: Estimate,
  limits: OfferLimits,
): Offer {
  const { fromAmount, toAmount, withdrawalFee } = estimate
  const answered = reverse ? toAmount : fromAmount
  if (new Big(answered).minus(amount).abs().gte(ROUNDING) || new Big(toAmount).eq(0))
    throw new ProviderError('bad_answer', { providerText: `${fromAmount} to ${toAmount} for ${amount}` })
  if (fixed && estimate.rateId === null) throw new ProviderError('bad_answer', { providerText: 'no rate id' })
  return {
    rateKey: fixed ? estimate.rateId : null,
    fixed,
    amountFrom: fromAmount,
    amountTo: toAmount,
    // Assumed to be of the received coin; it is already taken off.
    networkFee: withdrawalFee,
    limits,
    validUntil: fixed ? requireFuture(estimate.validUntil ?? Date.now() + ASSUMED_VALIDITY) : null,
    minutes: minutesOf(estimate.transactionSpeedForecast ?? ''),
  }
}

/** `10-60` */
function minutesOf(forecast: string): [number, number] | null {
  const [, least, most] = /^(\d{1,4})-(\d{1,4})$/.exec(forecast) ?? []
  return least !== undefined && most !== undefined ? [Number(least), Number(most)] : null
}
