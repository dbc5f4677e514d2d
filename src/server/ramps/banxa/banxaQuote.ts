import Big from 'big.js'
import type { RampDirection, RampMethod, RampNeed } from '@/domain/ramp/ramp'
import type { OfferLimits, ProviderContext } from '@/server/providers/provider'
import { answersByMethod, otherAmount } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion } from '@/server/ramps/ramp'
import { banxaRefusal, type BanxaSettings, callBanxa } from './banxaCall'
import { type BanxaMethods, methodsKey } from './banxaOfferings'
import { quoteResponse } from './banxaResponses'

/** It quotes one method a call. What is outside of a method's limits is not called. */
export function quoteBanxa(
  settings: BanxaSettings,
  methods: BanxaMethods,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> {
  const offered = methods.get(methodsKey(question.direction, question.fiat.code)) ?? []
  return answersByMethod(
    question,
    offered.map(({ method }) => method),
    async (method) => {
      const known = offered.find((one) => one.method === method)
      const limits = isFiatTyped(question) && known ? known.limits : { min: null, max: null }
      const code = outsideOf(question.amount, limits)
      if (code) return { method, refused: { code, limit: code === 'below_min' ? limits.min : limits.max } }
      return quoteOne(settings, question, { method, id: known?.id ?? method, limits }, context)
    },
  )
}

/** Limits of methods are in the fiat currency. */
const isFiatTyped = ({ direction, side }: RampQuestion) => (direction === 'buy') === (side === 'pay')

const outsideOf = (amount: string, { min, max }: OfferLimits) => {
  if (min !== null && new Big(amount).lt(min)) return 'below_min'
  return max !== null && new Big(amount).gt(max) ? 'above_max' : null
}

type Chosen = { method: RampMethod; id: string; limits: OfferLimits }

async function quoteOne(
  settings: BanxaSettings,
  question: RampQuestion,
  { method, id, limits }: Chosen,
  context: ProviderContext,
): Promise<RampAnswer> {
  const { direction, fiat, coin, amount, side } = question
  const answer = await callBanxa(settings, context, {
    path: `/quotes/${direction}`,
    query: {
      paymentMethodId: id,
      crypto: coin.code,
      blockchain: coin.network,
      fiat: fiat.code,
      [isFiatTyped(question) ? 'fiatAmount' : 'cryptoAmount']: amount,
    },
    refusalOf: banxaRefusal(question),
    schema: quoteResponse,
  })
  const { fiatAmount, cryptoAmount, processingFee, networkFee } = answer
  const [pay, get] = direction === 'buy' ? [fiatAmount, cryptoAmount] : [cryptoAmount, fiatAmount]
  const other = otherAmount(amount, side === 'pay' ? pay : get)
  if (other) return { method, refused: other }
  const isKnown = processingFee !== null && networkFee !== null
  return {
    method,
    quoteKey: null,
    pay,
    get,
    fees: {
      provider: processingFee,
      network: networkFee,
      bank: null,
      partner: null,
      total: isKnown ? new Big(processingFee).plus(networkFee).toFixed() : null,
    },
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
