import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { requireFuture, requireWithin, typedSide } from '@/server/providers/amountChecks'
import type { Offer, ProviderContext } from '@/server/providers/provider'
import { callSimpleswap, estimateRefusal, simpleswapRefusal, type SimpleswapSettings } from './simpleswapCall'
import { estimateResponse, rangeResponse } from './simpleswapResponses'

/** Milliseconds (Edge assumes the same). */
const ASSUMED_VALIDITY = 60_000

/** The range first: a refused estimate names no limit. In reverse both are of the coin that arrives (Edge). */
export async function quoteSimpleswap(
  settings: SimpleswapSettings,
  question: ProviderQuestion,
  context: ProviderContext,
): Promise<Offer> {
  const { amount, reverse, fixed } = question
  requireOffered(question)
  const query = pairOf(question)
  const { result: limits } = await callSimpleswap(settings, context, {
    path: '/ranges',
    query,
    refusalOf: simpleswapRefusal(question),
    schema: rangeResponse,
  })
  requireWithin(amount, limits, typedSide(question))
  const { result: estimate } = await callSimpleswap(settings, context, {
    path: '/estimates',
    query: { ...query, amount },
    refusalOf: estimateRefusal(question),
    schema: estimateResponse,
  })
  // It could not be named in the order, so it is not held.
  if (fixed && estimate.rateId === null) throw new ProviderError('fixed_unavailable')
  return {
    rateKey: fixed ? estimate.rateId : null,
    fixed,
    amountFrom: reverse ? estimate.estimatedAmount : amount,
    amountTo: reverse ? amount : estimate.estimatedAmount,
    networkFee: null,
    limits,
    validUntil: fixed ? requireFuture(estimate.validUntil ?? Date.now() + ASSUMED_VALIDITY) : null,
    minutes: null,
  }
}

/** Fixed orders to a chain with extra ids fail with 500 (Edge, live). */
function requireOffered({ from, to, fixed }: ProviderQuestion): void {
  const isFixed = from.isFixed && to.isFixed && to.memo === 'none'
  if (fixed && !isFixed) throw new ProviderError('fixed_unavailable')
  if (!fixed && (from.isFloating === false || to.isFloating === false))
    throw new ProviderError('pair_unavailable')
}

const pairOf = ({ from, to, reverse, fixed }: ProviderQuestion) => ({
  tickerFrom: from.code,
  networkFrom: from.network,
  tickerTo: to.code,
  networkTo: to.network,
  fixed: String(fixed),
  reverse: String(reverse),
})
