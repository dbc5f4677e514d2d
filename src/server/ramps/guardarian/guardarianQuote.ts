import Big from 'big.js'
import type { RampFees, RampMethod, RampNeed, RampDirection } from '@/domain/ramp/ramp'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OfferLimits, ProviderContext } from '@/server/providers/provider'
import { answersByMethod } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion } from '@/server/ramps/ramp'
import { callGuardarian, guardarianRefusal, type GuardarianSettings } from './guardarianCall'
import { categoryOf, GUARDARIAN_METHODS } from './guardarianNetworks'
import { type Methods, methodsKey } from './guardarianOfferings'
import { estimateResponse, type GuardarianEstimate, rangeResponse } from './guardarianResponses'

/** One estimate for each method, beside the range of the pair: without it limits stand in sentences. */
export async function quoteGuardarian(
  settings: GuardarianSettings,
  methods: Methods,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> {
  const { direction, fiat, side, method } = question
  const offered = methods.get(methodsKey(direction, fiat.code)) ?? [...GUARDARIAN_METHODS.values()]
  const isCalled = offered.some((one) => method === null || one === method)
  const range = isCalled ? rangeOf(settings, question, context) : null
  return answersByMethod(question, offered, async (one) => {
    const [limits, estimate] = await Promise.all([range, estimateOf(settings, question, one, context)])
    // Of the other side it says nothing.
    return offerOf(estimate, question, one, side === 'pay' && limits ? limits : { min: null, max: null })
  }).then((answers) => withRange(answers, question, range))
}

type Range = Promise<OfferLimits | null> | null

/** What is outside of the range is refused with its limit, whatever an estimate says of it. */
async function withRange(
  answers: RampAnswer[],
  { side, amount }: RampQuestion,
  range: Range,
): Promise<RampAnswer[]> {
  const limits = side === 'pay' ? await range : null
  const [min, max] = [limits?.min ?? null, limits?.max ?? null]
  const code =
    min !== null && new Big(amount).lt(min)
      ? ('below_min' as const)
      : max !== null && new Big(amount).gt(max)
        ? ('above_max' as const)
        : null
  if (code === null) return answers
  return answers.map(({ method }) => ({ method, refused: { code, limit: code === 'below_min' ? min : max } }))
}

/** Null where it is not known. */
async function rangeOf(
  settings: GuardarianSettings,
  { direction, fiat, coin }: RampQuestion,
  context: ProviderContext,
): Promise<OfferLimits | null> {
  const [money, coins] = [fiat.code, `${coin.code}-${coin.network}`].map((one) => one.toLowerCase())
  const pair = direction === 'buy' ? `${money}_${coins}` : `${coins}_${money}`
  try {
    return await callGuardarian(settings, context, {
      path: `/market-info/min-max-range/${encodeURIComponent(pair)}`,
      schema: rangeResponse,
    })
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

function estimateOf(
  settings: GuardarianSettings,
  question: RampQuestion,
  method: RampMethod,
  context: ProviderContext,
): Promise<GuardarianEstimate> {
  const { amount, side } = question
  return callGuardarian(settings, context, {
    path: '/estimate',
    query: {
      ...pairOf(question),
      ...(side === 'pay' ? { from_amount: amount } : { to_amount: amount, type: 'reverse' }),
      payment_method: categoryOf(method),
    },
    refusalOf: guardarianRefusal(question),
    schema: estimateResponse,
  })
}

export function pairOf({ direction, fiat, coin }: Pick<RampQuestion, 'direction' | 'fiat' | 'coin'>) {
  return direction === 'buy'
    ? { from_currency: fiat.code, to_currency: coin.code, to_network: coin.network }
    : { from_currency: coin.code, from_network: coin.network, to_currency: fiat.code }
}

function offerOf(
  estimate: GuardarianEstimate,
  { direction, amount, side, fiat }: RampQuestion,
  method: RampMethod,
  limits: OfferLimits,
): RampAnswer {
  const { value } = estimate
  return {
    method,
    quoteKey: null,
    pay: side === 'pay' ? amount : value,
    get: side === 'pay' ? value : amount,
    fees: feesOf(estimate, fiat.code),
    isEstimate: true,
    validUntil: null,
    minutes: null,
    limits,
    needs: NEEDS[direction],
    opens: 'redirect',
  }
}

/** The account of a sale is typed at its page. */
const NEEDS: Record<RampDirection, readonly RampNeed[]> = { buy: ['address'], sell: ['refund_address'] }

/** A fee in coins is none in money. */
function feesOf({ service_fees: service, network_fee: network }: GuardarianEstimate, fiat: string): RampFees {
  const isFiat = ({ currency }: { currency: string | null }) => currency?.toUpperCase() === fiat.toUpperCase()
  const amounts = (service ?? []).map((fee) => (isFiat(fee) ? fee.amount : null))
  const sum = (all: (string | null)[]) =>
    all.length > 0 && all.every((one) => one !== null)
      ? all.reduce((total, one) => total.plus(one ?? 0), new Big(0)).toFixed()
      : null
  const provider = sum(amounts)
  const ofNetwork = network && isFiat(network) ? network.amount : null
  const total = sum([provider, ofNetwork])
  return { provider, network: ofNetwork, bank: null, partner: null, total }
}
