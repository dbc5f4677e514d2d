import Big from 'big.js'
import type { RampDirection, RampMethod, RampNeed } from '@/domain/ramp/ramp'
import type { ProviderContext } from '@/server/providers/provider'
import { answersByMethod, otherAmount } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion } from '@/server/ramps/ramp'
import { callMoonpay, moonpayRefusal, type MoonpaySettings } from './moonpayCall'
import { methodId, methodsOf } from './moonpayNetworks'
import { buyQuote, sellQuote } from './moonpayResponses'

/** It quotes one method a call. */
export const quoteMoonpay = (
  settings: MoonpaySettings,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> =>
  answersByMethod(question, methodsOf(question.direction, question.fiat.symbol), (method) =>
    quoteOne(settings, question, method, context),
  )

/** A quote below the minimum is answered at the minimum. */
async function quoteOne(
  settings: MoonpaySettings,
  question: RampQuestion,
  method: RampMethod,
  context: ProviderContext,
): Promise<RampAnswer> {
  const { direction, amount, side } = question
  const answered = await (direction === 'buy' ? bought : sold)(settings, question, method, context)
  const { pay, get, feeAmount, networkFeeAmount, extraFeeAmount } = answered
  const other = otherAmount(amount, side === 'pay' ? pay : get)
  if (other) return { method, refused: other }
  const fees = [feeAmount, networkFeeAmount, extraFeeAmount]
  const isKnown = fees.every((fee) => fee !== null)
  return {
    method,
    quoteKey: null,
    pay,
    get,
    fees: {
      provider: feeAmount,
      network: networkFeeAmount,
      bank: null,
      partner: extraFeeAmount,
      total: isKnown ? fees.reduce((sum, fee) => sum.plus(fee ?? 0), new Big(0)).toFixed() : null,
    },
    // It lives for seconds, and what is ordered is quoted anew.
    isEstimate: true,
    validUntil: null,
    minutes: null,
    limits: { min: null, max: null },
    needs: NEEDS[direction],
    opens: 'redirect',
  }
}

/** The account of a sale is typed at its page. */
const NEEDS: Record<RampDirection, readonly RampNeed[]> = { buy: ['address'], sell: ['refund_address'] }

type Quoting = (
  settings: MoonpaySettings,
  question: RampQuestion,
  method: RampMethod,
  context: ProviderContext,
) => Promise<{
  pay: string
  get: string
  feeAmount: string | null
  networkFeeAmount: string | null
  extraFeeAmount: string | null
}>

const bought: Quoting = async (settings, question, method, context) => {
  const { fiat, coin, amount, side } = question
  const { totalAmount, quoteCurrencyAmount, ...fees } = await callMoonpay(settings, context, {
    path: `/v3/currencies/${encodeURIComponent(coin.code)}/buy_quote`,
    query: {
      baseCurrencyCode: fiat.code,
      [side === 'pay' ? 'baseCurrencyAmount' : 'quoteCurrencyAmount']: amount,
      paymentMethod: methodId(method),
      areFeesIncluded: 'true',
    },
    refusalOf: moonpayRefusal(question),
    schema: buyQuote,
  })
  return { pay: totalAmount, get: quoteCurrencyAmount, ...fees }
}

const sold: Quoting = async (settings, question, method, context) => {
  const { fiat, coin, amount, side } = question
  const { baseCurrencyAmount, quoteCurrencyAmount, ...fees } = await callMoonpay(settings, context, {
    path: `/v3/currencies/${encodeURIComponent(coin.code)}/sell_quote`,
    query: {
      quoteCurrencyCode: fiat.code,
      [side === 'pay' ? 'baseCurrencyAmount' : 'quoteCurrencyAmount']: amount,
      payoutMethod: methodId(method),
    },
    refusalOf: moonpayRefusal(question),
    schema: sellQuote,
  })
  return { pay: baseCurrencyAmount, get: quoteCurrencyAmount, ...fees }
}
