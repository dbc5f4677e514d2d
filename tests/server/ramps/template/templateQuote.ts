import Big from 'big.js'
import { toPercent } from '@/domain/money/commission'
import type { RampDirection, RampMethod, RampNeed, RampOpening } from '@/domain/ramp/ramp'
import type { ProviderContext } from '@/server/providers/provider'
import { answersByMethod, otherAmount } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion } from '@/server/ramps/ramp'
import { callTemplate, directionOf, templateRefusal, type TemplateSettings } from './templateCall'
import { TEMPLATE_METHODS } from './templateNetworks'
import { quoteResponse } from './templateResponses'

/** It quotes one method a call. */
export function quoteTemplate(
  settings: TemplateSettings,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> {
  return answersByMethod(question, [...TEMPLATE_METHODS.values()], (method) =>
    quoteOne(settings, question, method, context),
  )
}

async function quoteOne(
  settings: TemplateSettings,
  question: RampQuestion,
  method: RampMethod,
  context: ProviderContext,
): Promise<RampAnswer> {
  const { direction, fiat, coin, amount, side, country, basisPoints } = question
  const answer = await callTemplate(settings, context, {
    path: '/quote',
    query: {
      direction: directionOf(question),
      currency: fiat.code,
      coin: coin.code,
      method: methodCode(method),
      country,
      [side]: amount,
      fee: toPercent(basisPoints),
    },
    refusalOf: templateRefusal(question),
    schema: quoteResponse,
  })
  const other = otherAmount(amount, answer[side])
  if (other) return { method, refused: other }
  const { pay, get, serviceFee, networkFee, partnerFee, min, max } = answer
  const fees = [serviceFee, networkFee, partnerFee]
  const isKnown = fees.every((fee) => fee !== null)
  return {
    method,
    quoteKey: null,
    pay,
    get,
    fees: {
      provider: serviceFee,
      network: networkFee,
      bank: null,
      partner: partnerFee,
      total: isKnown ? fees.reduce((sum, fee) => sum.plus(fee ?? 0), new Big(0)).toFixed() : null,
    },
    isEstimate: true,
    validUntil: null,
    minutes: null,
    limits: { min, max },
    needs: NEEDS[direction],
    opens: openingOf(direction, method),
  }
}

const NEEDS: Record<RampDirection, readonly RampNeed[]> = {
  buy: ['address'],
  sell: ['iban', 'owner', 'refund_address'],
}

const openingOf = (direction: RampDirection, method: RampMethod): RampOpening =>
  direction === 'sell' ? 'deposit' : method === 'card' ? 'redirect' : 'transfer'

export const methodCode = (method: RampMethod): string =>
  [...TEMPLATE_METHODS].find(([, ours]) => ours === method)?.[0] ?? method
