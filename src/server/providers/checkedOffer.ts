import Big from 'big.js'
import { ceilTo, floorTo, isAmount, isLess, isZero } from '@/domain/money/amount'
import { amountDecimals, findCurrency } from '@/server/catalogue/catalogue'
import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import type { Offer } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'

/** Share of the typed amount; a floating offer may be rounded by the provider, a fixed one may not. */
const FLOATING_TOLERANCE = '0.005'
const PLAIN = /^\d{1,20}(\.\d{1,60})?$/

/** What must be sent is rounded up, what arrives down.
 * @throws ProviderError for one that is not sane, not what was requested, or outside of its own limits */
export function checkedOffer(offer: Offer, question: ProviderQuestion, at: number): Offer {
  const { fixed, reverse, amount } = question
  if (fixed && !offer.fixed) throw new ProviderError('fixed_unavailable')
  if (!fixed && offer.fixed) throw bad('a fixed offer for a floating question')
  const amountFrom = onWire(offer.amountFrom, question.from, ceilTo)
  const amountTo = onWire(offer.amountTo, question.to, floorTo)
  if (!isNear(reverse ? amountTo : amountFrom, amount, fixed)) throw bad('another amount than was typed')
  const limits = { min: limitOf(offer.limits.min), max: limitOf(offer.limits.max) }
  requireWithin(amount, limits, reverse ? 'to' : 'from')
  if (offer.validUntil !== null && !(offer.validUntil > at)) throw new ProviderError('rate_expired')
  return {
    ...offer,
    amountFrom,
    amountTo,
    limits,
    networkFee: offer.networkFee === null ? null : onWire(offer.networkFee, question.to, ceilTo, true),
    minutes: minutesOf(offer.minutes),
  }
}

const bad = (providerText: string) => new ProviderError('bad_answer', { providerText })

function onWire(
  text: string,
  asset: ProviderAsset,
  round: (value: string, places: number) => string,
  mayBeZero = false,
): string {
  const currency = findCurrency(asset.symbol)
  if (!currency || !PLAIN.test(text)) throw bad(`no amount: ${text}`)
  const rounded = round(text, amountDecimals(currency))
  if (!isAmount(rounded) || (isZero(rounded) && !mayBeZero)) throw bad(`no amount: ${text}`)
  return rounded
}

function isNear(given: string, typed: string, exact: boolean): boolean {
  const difference = new Big(given).minus(typed).abs()
  return exact ? difference.eq(0) : difference.lte(new Big(typed).times(FLOATING_TOLERANCE))
}

const limitOf = (text: string | null) => (text !== null && isAmount(text) && !isZero(text) ? text : null)

function requireWithin(amount: string, { min, max }: Offer['limits'], side: 'from' | 'to') {
  if (min !== null && isLess(amount, min)) throw new ProviderError('below_min', { limit: min, side })
  if (max !== null && isLess(max, amount)) throw new ProviderError('above_max', { limit: max, side })
}

function minutesOf(minutes: Offer['minutes']): Offer['minutes'] {
  if (!minutes) return null
  const [least, most] = minutes
  return Number.isFinite(most) && least >= 0 && most >= least ? [Math.ceil(least), Math.ceil(most)] : null
}
