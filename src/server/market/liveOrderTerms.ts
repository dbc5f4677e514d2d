import * as timings from '@/config/timings'
import type { ExchangeOrder } from '@/contract/exchanges'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { FLOATING_DEPOSIT } from '@/domain/time/durations'
import { ApiError } from '@/server/kernel/ApiError'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { ceilingRange, isAboveCeiling } from '@/server/prices/amountCeiling'
import {
  aboveMax,
  canonicalQuoteRequest,
  checkAmount,
  checkCurrencies,
  isRight,
} from '@/server/market/checkQuoteRequest'
import { creationRefusal } from '@/server/market/creationRefusal'
import { heldRate, refusedRate, type HeldRate } from '@/server/market/rates'
import type { LiveTerms, OrderCheck, OrderTerms } from '@/server/market/OrderCheck'
import { recordPrices } from '@/server/prices/recordPrices'
import { commissionOf, requestedBasisPoints } from '@/server/providers/commissionOf'
import { assetsOf } from '@/server/providers/assetLists'
import { requestOffers } from '@/server/market/offers'
import type { Provider } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { refusalOf } from '@/server/market/refusal'
import { type ProviderOffer, requestOffer } from '@/server/providers/requestOffer'
import { switchedProviders } from '@/server/providers/switches'
import { hasErrors, validationError } from '@/server/kernel/validationError'

type Sides = { from: CatalogueCurrency; to: CatalogueCurrency }

/** The terms of an order that a provider carries out: those of its fixed rate, else its offer of this moment. */
export async function liveOrderTerms(
  order: ExchangeOrder,
  at: number,
  userIp: string | null,
): Promise<OrderCheck> {
  const request = canonicalQuoteRequest(order)
  const check = checkCurrencies(request)
  const { from, to } = check
  const rate = request.fixed ? await heldRate(order.rateId, request, at) : { fields: {} }
  const typed = request.reverse ? to : from
  // A rate that holds was issued for this very amount.
  const limits = rate.held ? undefined : ceilingRange(typed, at)
  const fields = { ...check.fields, ...checkAmount(request.amount, typed, limits), ...rate.fields }
  if (!isRight(check) || hasErrors(fields)) return { terms: null, from, to, fields, limits }
  try {
    const terms = rate.held
      ? await heldTerms(rate.held, request, check, at)
      : offeredTerms(await offerFor(order, request, userIp), check, at)
    if (isAbove(terms, request, at)) return { terms: null, from, to, fields: ABOVE_CEILING }
    return { terms, from, to, fields: {} }
  } catch (error) {
    const refusal = error instanceof ProviderError ? creationRefusal(error, request) : error
    if (!(refusal instanceof ApiError) || !refusal.details.fields) throw refusal
    return { terms: null, from, to, fields: refusal.details.fields, limits: refusal.details.limits }
  }
}

const ABOVE_CEILING = aboveMax('less: the other side would be more than is exchanged at once')

const isAbove = (terms: OrderTerms, { reverse, fixed }: QuoteRequest, at: number) =>
  !fixed &&
  (reverse
    ? isAboveCeiling(terms.expectedAmountFrom, terms.from, at)
    : isAboveCeiling(terms.expectedAmountTo, terms.to, at))

async function offerFor(
  { provider: chosen }: ExchangeOrder,
  request: QuoteRequest,
  userIp: string | null,
): Promise<ProviderOffer> {
  if (chosen) return requestOffer(await providerThatIsOn(chosen), request, userIp, 'orders')
  const { offers, missing } = await requestOffers(request, userIp, Date.now(), {}, 'orders')
  const [best] = offers
  if (!best) throw refusalOf(missing)
  return best
}

async function providerThatIsOn(id: string): Promise<Provider> {
  const switched = (await switchedProviders()).find(({ provider }) => provider.id === id)
  if (switched?.isOn) return switched.provider
  const description = 'This provider takes no orders now.'
  throw validationError({ provider: { code: 'pair_unavailable', description } })
}

const offeredTerms = (
  { provider, from, to, offer, basisPoints }: ProviderOffer,
  sides: Sides,
  at: number,
): OrderTerms => ({
  from: sides.from,
  to: sides.to,
  expectedAmountFrom: offer.amountFrom,
  expectedAmountTo: offer.amountTo,
  priceRecord: recordPrices(offer, sides, at),
  validUntil: new Date(at + FLOATING_DEPOSIT).toISOString(),
  commission: commissionOf(provider, basisPoints),
  rateJti: null,
  live: { provider, from, to, rateKey: offer.rateKey, basisPoints },
})

async function heldTerms(held: HeldRate, { amount, reverse }: QuoteRequest, sides: Sides, at: number) {
  const live = await termsOfRate(held, sides)
  if (!live)
    throw validationError(refusedRate('rate_expired', 'The provider of this rate holds it no more.').fields)
  const [amountFrom, amountTo] = reverse ? [held.estimate, amount] : [amount, held.estimate]
  return {
    from: sides.from,
    to: sides.to,
    expectedAmountFrom: amountFrom,
    expectedAmountTo: amountTo,
    priceRecord: recordPrices({ amountFrom, amountTo, networkFee: null }, sides, at),
    // Of the deposit, where the provider does not say: the rate itself only had to hold until the order.
    validUntil: new Date(at + timings.fixedRate).toISOString(),
    commission: commissionOf(live.provider, live.basisPoints),
    rateJti: held.jti,
    live,
  }
}

/** Null where the provider is off, or its coins are no longer those that the rate was made for. */
async function termsOfRate({ provider: rate }: HeldRate, sides: Sides): Promise<LiveTerms | null> {
  const switched = (await switchedProviders()).find(({ provider, isOn }) => isOn && provider.id === rate?.id)
  if (!rate || !switched) return null
  const assets = await assetsOf(switched.provider)
  const from = assets?.get(sides.from.symbol)
  const to = assets?.get(sides.to.symbol)
  if (!from || !to || !isSameAsset(from, rate.from) || !isSameAsset(to, rate.to)) return null
  const { provider } = switched
  const basisPoints = rate.basisPoints ?? requestedBasisPoints(provider)
  return { provider, from, to, rateKey: rate.rateKey, basisPoints }
}

type Codes = { code: string; network: string }
const isSameAsset = (one: Codes, other: Codes) => one.code === other.code && one.network === other.network
