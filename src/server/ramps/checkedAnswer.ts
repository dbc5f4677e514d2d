import Big from 'big.js'
import { ceilTo, floorTo, isAmount, isLess, isZero } from '@/domain/money/amount'
import { RAMP_METHODS, type RampFees } from '@/domain/ramp/ramp'
import { amountDecimals, findCurrency } from '@/server/catalogue/catalogue'
import type { RampAnswer, RampOffer, RampQuestion, RampRefusal } from './ramp'

/** Share of a typed amount of coins that is a ramp's rounding: some answer with five digits. Fiat is exact to its digit. */
const COIN_TOLERANCE = '0.00005'
const PLAIN = /^\d{1,20}(\.\d{1,60})?$/

/**
 * The answer as it may be shown: rounded, for what was typed, within its limits. An answer for another amount is a limit
 * (Bity and MoonPay answer so), and one that is not sane is `unavailable`: no quote is shown that its order would not keep.
 */
export function checkedAnswer(answer: RampAnswer, question: RampQuestion, at: number): RampAnswer {
  if ('refused' in answer) return { method: answer.method, refused: checkedRefusal(answer.refused) }
  const { method } = answer
  const refused = (refusal: RampRefusal): RampAnswer => ({ method, refused: refusal })
  const isOfMethod = question.method === null || method === question.method
  if (!RAMP_METHODS.includes(method) || !isOfMethod) return refused(UNAVAILABLE)
  const [pay, get] = [wireAmount(answer.pay, question, 'pay'), wireAmount(answer.get, question, 'get')]
  if (pay === null || get === null) return refused(UNAVAILABLE)
  if (!answer.isEstimate && answer.validUntil !== null && answer.validUntil <= at) return refused(UNAVAILABLE)
  const limits = { min: limitOf(answer.limits.min), max: limitOf(answer.limits.max) }
  const outside = outsideOf(question, limits) ?? anotherAmount(question, { pay, get })
  if (outside) return refused(outside)
  return {
    ...answer,
    limits,
    fees: feesOf(answer.fees),
    minutes: minutesOf(answer.minutes),
    pay: question.side === 'pay' ? question.amount : pay,
    get: question.side === 'get' ? question.amount : get,
  }
}

const UNAVAILABLE: RampRefusal = { code: 'unavailable', limit: null }

const checkedRefusal = ({ code, limit }: RampRefusal): RampRefusal => ({
  code,
  limit: code === 'below_min' || code === 'above_max' ? limitOf(limit) : null,
})

/** Which of the two is money of a state. */
const isFiatSide = ({ direction }: Pick<RampQuestion, 'direction'>, side: 'pay' | 'get') =>
  (direction === 'buy') === (side === 'pay')

/** What is paid is rounded up, what arrives down. */
function wireAmount(text: string, question: RampQuestion, side: 'pay' | 'get'): string | null {
  const { fiat, coin } = question
  const currency = isFiatSide(question, side) ? null : findCurrency(coin.symbol)
  const places = currency ? amountDecimals(currency) : fiat.digits
  if (currency === undefined || !PLAIN.test(text)) return null
  const rounded = side === 'pay' ? ceilTo(text, places) : floorTo(text, places)
  return isAmount(rounded) && !isZero(rounded) ? rounded : null
}

const limitOf = (text: string | null) => (text !== null && isAmount(text) && !isZero(text) ? text : null)

function outsideOf({ amount }: RampQuestion, { min, max }: RampOffer['limits']): RampRefusal | null {
  if (min !== null && isLess(amount, min)) return { code: 'below_min', limit: min }
  return max !== null && isLess(max, amount) ? { code: 'above_max', limit: max } : null
}

function anotherAmount(question: RampQuestion, answered: { pay: string; get: string }): RampRefusal | null {
  const { side, amount, fiat } = question
  const given = new Big(answered[side])
  const unit = new Big(10).pow(-fiat.digits)
  const tolerance = isFiatSide(question, side) ? unit.div(2) : new Big(amount).times(COIN_TOLERANCE)
  if (given.minus(amount).abs().lte(tolerance)) return null
  return { code: given.gt(amount) ? 'below_min' : 'above_max', limit: answered[side] }
}

const feeOf = (text: string | null) => (text !== null && PLAIN.test(text) ? text : null)

const feesOf = ({ provider, network, bank, partner, total }: RampFees): RampFees => ({
  provider: feeOf(provider),
  network: feeOf(network),
  bank: feeOf(bank),
  partner: feeOf(partner),
  total: feeOf(total),
})

function minutesOf(minutes: [number, number] | null): [number, number] | null {
  if (!minutes) return null
  const [least, most] = minutes
  return Number.isFinite(most) && least >= 0 && most >= least ? [Math.ceil(least), Math.ceil(most)] : null
}
