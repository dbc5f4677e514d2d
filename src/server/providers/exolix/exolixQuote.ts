import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import { requireSameAmount } from '@/server/providers/amountChecks'
import type { Offer, ProviderContext } from '@/server/providers/provider'
import { callExolix, type ExolixSettings, rateRefusalOf } from './exolixCall'
import { rateResponse } from './exolixResponses'

/** Milliseconds; it names no end, and Edge and Cake assume a minute. */
const ASSUMED_VALIDITY = 60_000

export async function quoteExolix(
  settings: ExolixSettings,
  question: ProviderQuestion,
  context: ProviderContext,
): Promise<Offer> {
  const { from, to, amount, reverse, fixed } = question
  const rate = await callExolix(settings, context, {
    path: '/rate',
    query: { ...pairOf(from, to), ...amountField(question), rateType: rateTypeOf(question) },
    refusalOf: rateRefusalOf(question),
    schema: rateResponse,
  })
  const { fromAmount, toAmount, minAmount, withdrawMin, maxAmount, withdrawMax } = rate
  const limits = reverse ? { min: withdrawMin, max: withdrawMax } : { min: minAmount, max: maxAmount }
  requireSameAmount(amount, reverse ? toAmount : fromAmount)
  return {
    rateKey: rate.rateId,
    fixed,
    amountFrom: fromAmount,
    amountTo: toAmount,
    networkFee: null,
    limits,
    validUntil: fixed ? Date.now() + ASSUMED_VALIDITY : null,
    minutes: null,
  }
}

/** Clients differ in these names; a wrong one would silently mean the coin's usual network, so both are sent. */
const pairOf = (from: ProviderAsset, to: ProviderAsset) => ({
  coinFrom: from.code,
  networkFrom: from.network,
  coinFromNetwork: from.network,
  coinTo: to.code,
  networkTo: to.network,
  coinToNetwork: to.network,
})

export const amountField = ({ amount, reverse }: Pick<ProviderQuestion, 'amount' | 'reverse'>) =>
  reverse ? { withdrawalAmount: amount } : { amount }

export const rateTypeOf = ({ fixed }: Pick<ProviderQuestion, 'fixed'>) => (fixed ? 'fixed' : 'float')
