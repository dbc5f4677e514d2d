import { operatorFigures } from '@/config/readProgrammes'
import type { Estimate, OfferList, OfferProvider } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { checkAmount, checkCurrencies, isRight, type RangeRequest } from '@/server/market/checkQuoteRequest'
import { ceilingRange, isAboveCeiling, underCeiling } from '@/server/prices/amountCeiling'
import { liveNetworkTerms } from '@/server/market/liveNetworkTerms'
import { liveOrderTerms } from '@/server/market/liveOrderTerms'
import { commissionOf } from '@/server/providers/commissionOf'
import { commissionView } from '@/server/providers/commissionView'
import { assetsOf, assetsVersion, knownAssets } from '@/server/providers/assetLists'
import type { Market } from '@/server/market/marketPort'
import {
  isWanted,
  type OfferFilter,
  type Offers,
  type RankedOffer,
  requestOffers,
} from '@/server/market/offers'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { Provider } from '@/server/providers/provider'
import { probeOf } from '@/server/market/probe'
import { limitsOver, refusalOf, visitorWaitOf } from '@/server/market/refusal'
import { hasRate } from '@/server/providers/requestOffer'
import { offeringsOf, offeringsVersion } from '@/server/ramps/offerings'
import { isOnRamp, isRampPair } from '@/server/ramps/rampPairs'
import { ramps } from '@/server/ramps/registry'
import { isSwitchedOn, knownSwitches, switchedProviders } from '@/server/providers/switches'
import { issueRate } from '@/server/market/rates'
import { tooManyCalls } from '@/server/kernel/limits'
import { hasErrors, validationError } from '@/server/kernel/validationError'

export const liveMarket: Market = {
  range: async (request, userIp, at) => {
    const { offers, missing } = await requestOffers(probeOf(request, typedOf(request)), userIp, at)
    const hasLimits = missing.some(({ code }) => code === 'below_min' || code === 'above_max')
    if (offers.length === 0 && !hasLimits) throw refusalOf(missing)
    return underCeiling(limitsOver(offers, missing), typedOf(request), at)
  },
  estimate: async (request, userIp, at, filter) => {
    checkRequest(request, at)
    const { offers, missing } = withinCeiling(await requestOffers(request, userIp, at, filter), request, at)
    const [best] = offers
    if (!best) throw (await isEveryOneRuledOut(filter)) ? noOffer() : refusalOf(missing)
    return estimateOf(best, request, underCeiling(limitsOver(offers, missing), typedOf(request), at), at)
  },
  offers: async (request, userIp, at, filter) => {
    checkRequest(request, at)
    const { offers, missing } = withinCeiling(await requestOffers(request, userIp, at, filter), request, at)
    const wait = offers.length === 0 ? visitorWaitOf(missing) : null
    if (wait !== null) throw tooManyCalls(wait)
    return {
      offers: await Promise.all(offers.map((offer) => listed(offer, request, at))),
      missing: [
        ...missing.map(({ provider, code, min, max }) => ({ provider: shown(provider), code, min, max })),
        ...(await ruledOut(filter)).map(({ provider }) => ({ provider: shown(provider), ...EXCLUDED })),
      ],
      askedAt: new Date(at).toISOString(),
    }
  },
  networkTerms: liveNetworkTerms,
  orderTerms: liveOrderTerms,
  ready: async () => {
    await Promise.all([
      ...(await switchedProviders()).map(({ provider }) => assetsOf(provider)),
      ...ramps().map(offeringsOf),
    ])
  },
  isPairAvailable: (from, to, fixed) => {
    if (!from.enabled || !to.enabled || from.symbol === to.symbol) return false
    if (from.isFiat || to.isFiat) return !fixed && isExchangedByRamp(from, to)
    return lists().some((list) => {
      const [deposit, payout] = [list.get(from.symbol), list.get(to.symbol)]
      if (!deposit?.isDeposit || !payout?.isPayout) return false
      return hasRate(deposit, fixed) && hasRate(payout, fixed)
    })
  },
  offered: (currency) => {
    const assets = lists().flatMap((list) => list.get(currency.symbol) ?? [])
    const isFixedRateEnabled = assets.some(({ isFixed }) => isFixed)
    const isByProvider = assets.some(({ isDeposit, isPayout }) => isDeposit || isPayout)
    const enabled = currency.enabled && (isByProvider || isOnRamp(onRamps(), currency))
    // How many confirmations a provider waits for, it doesn't say.
    const fullInfo = { ...currency.fullInfo, isFixedRateEnabled }
    return { ...currency, enabled, confirmations_from: null, fullInfo }
  },
  likeness: ({ symbol }) =>
    lists().reduce((bits, list, place) => bits | (list.has(symbol) ? 1 << place : 0), 0),
  version: () =>
    `${assetsVersion()} ${offeringsVersion()} ${[...offering(), ...onRamps()].map(({ id }) => id).join(' ')}`,
}

function isExchangedByRamp(from: CatalogueCurrency, to: CatalogueCurrency): boolean {
  if (from.isFiat === to.isFiat) return false
  const [fiat, coin] = from.isFiat ? [from, to] : [to, from]
  const direction = from.isFiat ? 'buy' : 'sell'
  return isRampPair(onRamps(), { direction, fiat: fiat.symbol, coin: coin.symbol })
}

/** Those that are not switched off. */
const onRamps = () => ramps().filter(({ id }) => isSwitchedOn(id))

const offering = (): Provider[] => knownSwitches().flatMap(({ isOn, provider }) => (isOn ? [provider] : []))

const lists = (): ReadonlyMap<string, ProviderAsset>[] =>
  offering().flatMap((provider) => knownAssets(provider) ?? [])

function checkRequest(request: QuoteRequest, at: number) {
  const check = checkCurrencies(request)
  const typed = request.reverse ? check.to : check.from
  const limits = ceilingRange(typed, at)
  const fields = { ...check.fields, ...checkAmount(request.amount, typed, limits) }
  if (hasErrors(fields)) throw validationError(fields, limits.max ? limits : undefined)
}

/** Of a checked request. */
function typedOf(request: RangeRequest): CatalogueCurrency {
  const check = checkCurrencies(request)
  if (!isRight(check)) throw validationError(check.fields)
  return request.reverse ? check.to : check.from
}

/** An offer whose other side is more than exists, or than may be exchanged at once, is none. */
function withinCeiling({ offers, missing }: Offers, request: QuoteRequest, at: number): Offers {
  const other = typedOf({ ...request, reverse: !request.reverse })
  const isAbove = (offer: RankedOffer) => isAboveCeiling(otherAmount(offer, request), other, at)
  return {
    offers: offers.filter((offer) => !isAbove(offer)),
    missing: [
      ...missing,
      ...offers
        .filter(isAbove)
        .map(({ provider }) => ({ provider, code: 'above_max' as const, min: null, max: null })),
    ],
  }
}

const EXCLUDED = { code: 'excluded', min: null, max: null }

const ruledOut = async (filter: OfferFilter) =>
  (await switchedProviders()).filter((switched) => switched.isOn && !isWanted(switched, filter))

/** Nobody being on is no matter of the filter. */
async function isEveryOneRuledOut(filter: OfferFilter) {
  const on = (await switchedProviders()).filter(({ isOn }) => isOn)
  return on.length > 0 && !on.some((switched) => isWanted(switched, filter))
}

const noOffer = () =>
  validationError({
    provider: { code: 'offer_unavailable', description: 'No provider is left by provider, exclude and kyc.' },
  })

const shown = ({ id, profile }: Provider): OfferProvider => ({
  id,
  name: profile.name,
  custody: profile.custody,
  kyc: profile.kyc,
  refunds: profile.refunds,
  ...(profile.refundAddress === 'required' && { isRefundRequired: true }),
})

const otherAmount = ({ offer }: RankedOffer, { reverse }: QuoteRequest) =>
  reverse ? offer.amountFrom : offer.amountTo

const commissionShown = ({ provider, basisPoints }: RankedOffer) =>
  commissionView(commissionOf(provider, basisPoints))

async function rateOf(ranked: RankedOffer, request: QuoteRequest, at: number) {
  const { provider, from, to, offer, basisPoints } = ranked
  if (!request.fixed) return { rateId: null, validUntil: null }
  return issueRate(request, otherAmount(ranked, request), at, {
    id: provider.id,
    rateKey: offer.rateKey,
    from: { code: from.code, network: from.network },
    to: { code: to.code, network: to.network },
    basisPoints,
    validUntil: offer.validUntil,
  })
}

async function estimateOf(
  best: RankedOffer,
  request: QuoteRequest,
  limits: Pick<Estimate, 'min' | 'max'>,
  at: number,
): Promise<Estimate> {
  const { minutes, networkFee } = best.offer
  return {
    estimate: otherAmount(best, request),
    networkFee,
    speed: minutes?.join('-') ?? operatorFigures()?.usualMinutes ?? '',
    ...limits,
    ...(await rateOf(best, request, at)),
    commission: commissionShown(best),
    provider: shown(best.provider),
  }
}

async function listed(
  ranked: RankedOffer,
  request: QuoteRequest,
  at: number,
): Promise<OfferList['offers'][number]> {
  const { fixed, networkFee, minutes, limits } = ranked.offer
  return {
    provider: shown(ranked.provider),
    estimate: otherAmount(ranked, request),
    networkFee,
    ...limits,
    ...(await rateOf(ranked, request, at)),
    fixed,
    minutes,
    commission: commissionShown(ranked),
  }
}
