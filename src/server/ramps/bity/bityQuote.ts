import Big from 'big.js'
import { ceilTo } from '@/domain/money/amount'
import type { RampFees, RampNeed } from '@/domain/ramp/ramp'
import type { ProviderContext } from '@/server/providers/provider'
import { answersByMethod, otherAmount } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion, RampRefusal } from '@/server/ramps/ramp'
import { bityRefusal, type BitySettings, callBity } from './bityCall'
import { bityMethod } from './bityNetworks'
import { type BityEstimate, estimateResponse } from './bityResponses'

export function quoteBity(
  settings: BitySettings,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> {
  const method = bityMethod(question.fiat)
  return answersByMethod(question, [method], async () => {
    const estimate = await callBity(settings, context, {
      method: 'POST',
      path: '/orders/estimate',
      body: { ...sidesOf(question), ...partnerFee(question) },
      refusalOf: bityRefusal(question),
      schema: estimateResponse,
    })
    const refused = refusalIn(estimate, question)
    return refused ? { method, refused } : offerOf(estimate, question)
  })
}

/** One side alone has an amount; both are all-inclusive. */
export function sidesOf({ direction, fiat, coin, amount, side }: RampQuestion) {
  const money = { type: 'bank_account', currency: fiat.code }
  const coins = { type: 'crypto_address', currency: coin.code }
  const [input, output] = direction === 'buy' ? [money, coins] : [coins, money]
  return side === 'pay' ? { input: { ...input, amount }, output } : { input, output: { ...output, amount } }
}

/** A factor of what the customer pays. */
export const partnerFee = ({ basisPoints }: Pick<RampQuestion, 'basisPoints'>) =>
  basisPoints === 0 ? {} : { partner_fee: { factor: new Big(basisPoints).div(10_000).toFixed() } }

/** What is too small or too large is answered for another amount. What it requires is no promise that an order is taken. */
function refusalIn(estimate: BityEstimate, { amount, side }: RampQuestion): RampRefusal | null {
  const typed = side === 'pay' ? estimate.input : estimate.output
  const other = otherAmount(amount, typed.amount)
  if (other) return other.code === 'below_min' ? { ...other, limit: typed.minimum ?? other.limit } : other
  const { kyc, account, quota } = estimate.requirements
  if (quota === false) return { code: 'quota_used', limit: null }
  return kyc === false || account === false ? { code: 'kyc_required', limit: null } : null
}

function offerOf(estimate: BityEstimate, question: RampQuestion): RampAnswer {
  const { input, output } = estimate
  const typed = question.side === 'pay' ? input : output
  return {
    method: bityMethod(question.fiat),
    quoteKey: null,
    pay: input.amount,
    get: output.amount,
    fees: feesOf(estimate, question),
    isEstimate: true,
    validUntil: null,
    minutes: null,
    limits: { min: typed.minimum, max: null },
    needs: needsOf(question, input.isPayerOptional === true),
    opens: question.direction === 'buy' ? 'sign' : 'deposit',
  }
}

function needsOf({ direction }: RampQuestion, isPayerOptional: boolean): RampNeed[] {
  if (direction === 'buy') return ['address', 'signature', ...(isPayerOptional ? [] : (['iban'] as const))]
  return ['iban', 'owner', ...(isPayerOptional ? [] : (['refund_address'] as const))]
}

/** Costs in the coin are worth what the rest of the quote gives for it. */
function feesOf({ input, output, fees }: BityEstimate, { direction, fiat, coin }: RampQuestion): RampFees {
  const isBuy = direction === 'buy'
  const named = Object.values(fees).filter((fee) => fee !== null)
  const sumIn = (currency: string) =>
    named.reduce((sum, fee) => (fee.currency === currency ? sum.plus(fee.amount) : sum), new Big(0))
  const [money, coins] = isBuy
    ? [new Big(input.amount).minus(sumIn(fiat.code)), new Big(output.amount).plus(sumIn(coin.code))]
    : [new Big(output.amount).plus(sumIn(fiat.code)), new Big(input.amount).minus(sumIn(coin.code))]
  const inMoney = (fee: { amount: string; currency: string } | null): Big | null => {
    if (fee === null) return new Big(0)
    if (fee.currency === fiat.code) return new Big(fee.amount)
    return fee.currency === coin.code && coins.gt(0) && money.gt(0)
      ? new Big(fee.amount).times(money).div(coins)
      : null
  }
  const sum = (parts: readonly (Big | null)[]) =>
    parts.reduce((total, part) => (total && part ? total.plus(part) : null), new Big(0))
  const written = (fee: Big | null) => (fee === null ? null : ceilTo(fee.toFixed(), fiat.digits))
  const provider = sum([fees.trading, fees.instant, fees.unverified].map(inMoney))
  const [cost, partner] = [inMoney(fees.output), inMoney(fees.partner)]
  // Without any of them it does not say what it takes.
  const isSaid = named.length > 0
  return {
    provider: fees.trading ? written(provider) : null,
    network: isBuy && fees.output ? written(cost) : null,
    bank: !isBuy && fees.output ? written(cost) : null,
    partner: fees.partner ? written(partner) : null,
    total: isSaid ? written(sum([provider, cost, partner])) : null,
  }
}
