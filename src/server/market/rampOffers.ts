import Big from 'big.js'
import type { RampOffers, RampOfferView, RampRefusalView, ramps as contract } from '@/contract/ramps'
import { isLess } from '@/domain/money/amount'
import { isDeniedPair } from '@/server/catalogue/isDeniedPair'
import { findByTicker } from '@/server/catalogue/catalogue'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { IN_PROCESS } from '@/server/kernel/limits'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { callerCountry } from '@/server/market/callerCountry'
import { checkAmount } from '@/server/market/checkQuoteRequest'
import { rampInfo } from '@/server/market/rampInfo'
import { issueRampQuote } from '@/server/market/rampQuotes'
import { usedRamps } from '@/server/market/usedRamps'
import { isCountry } from '@/server/ramps/countries'
import type { Ramp, RampAnswer, RampOffer, RampQuestion } from '@/server/ramps/ramp'
import { type RampAnswers, type RampRequest, requestAnswers } from '@/server/ramps/requestAnswers'

export const getRampOffers: ApiHandler<typeof contract.offers> = async ({ query, headers, ip }) => {
  const at = Date.now()
  const request = requestOf(query)
  const caller = { ip: ip === IN_PROCESS ? null : ip, country: callerCountry(headers) }
  const used = await usedRamps()
  const answered = await Promise.all(used.map((ramp) => requestAnswers(ramp, request, caller, at)))
  return { result: await listed(answered, request, at) }
}

type Query = Parameters<ApiHandler<typeof contract.offers>>[0]['query']

/** @throws ApiError 400 or 422 that names every wrong field */
function requestOf(query: Query): RampRequest {
  const { direction, side, method, amount } = query
  const fiat = findByTicker(query.fiat, '')
  const coin = query.network === '' ? undefined : findByTicker(query.ticker, query.network)
  const country = query.country.toUpperCase()
  const typed = (direction === 'buy') === (side === 'pay') ? fiat : coin
  const fields: FieldErrors = {
    ...currencyFault('fiat', fiat?.isFiat ? fiat : undefined),
    ...currencyFault('ticker', coin?.isFiat ? undefined : coin),
    ...checkAmount(amount, typed),
    ...(!isCountry(country) && {
      country: { code: 'validation_failed', description: 'Must be a country of ISO 3166-1 in two letters.' },
    }),
  }
  if (!fiat || !coin || hasErrors(fields)) throw validationError(fields)
  if (direction === 'buy' ? isDeniedPair(fiat, coin) : isDeniedPair(coin, fiat))
    throw validationError(currencyFault('ticker', { enabled: false }))
  return {
    ...{ direction, side, fiat, coin, country },
    amount: new Big(amount).toFixed(),
    state: query.state.toUpperCase() || null,
    method: method || null,
  }
}

function currencyFault(field: string, currency: { enabled: boolean } | undefined): FieldErrors {
  if (!currency) return { [field]: { code: 'currency_unknown', description: 'There is no such currency.' } }
  return currency.enabled ? {} : { [field]: { code: 'currency_disabled', description: 'It is paused.' } }
}

type Offered = { ramp: Ramp; question: RampQuestion; offer: RampOffer; order: number }

async function listed(answered: RampAnswers[], request: RampRequest, at: number): Promise<RampOffers> {
  const offered: Offered[] = []
  const refusals: RampRefusalView[] = []
  for (const [order, { ramp, question, answers }] of answered.entries())
    for (const answer of bestOfMethods(answers, request)) {
      if ('refused' in answer) {
        const { method, refused } = answer
        refusals.push({ ramp: rampInfo(ramp), method, ...refused })
      } else if (question) offered.push({ ramp, question, offer: answer, order })
    }
  const ranked = offered.toSorted(byRank(request.side))
  return {
    offers: await Promise.all(ranked.map((one) => offerView(one, at))),
    refusals,
    nearest: nearestLimits(refusals, new Set(ranked.map(({ offer }) => offer.method))),
    askedAt: new Date(at).toISOString(),
  }
}

/** A ramp may have two ways under one name: the better one counts. */
function bestOfMethods(answers: readonly RampAnswer[], { side }: RampRequest): RampAnswer[] {
  const isBetter = (one: RampAnswer, other: RampAnswer) => {
    if ('refused' in one) return false
    if ('refused' in other) return true
    return side === 'pay' ? isLess(other.get, one.get) : isLess(one.pay, other.pay)
  }
  const best = new Map<string, RampAnswer>()
  for (const answer of answers) {
    const known = best.get(answer.method ?? '')
    if (!known || isBetter(answer, known)) best.set(answer.method ?? '', answer)
  }
  return [...best.values()]
}

const UNKNOWN_MINUTES = 1_000_000

/** By amount, then speed, then the operator's order. */
const byRank = (side: RampRequest['side']) => (one: Offered, other: Offered) =>
  (side === 'get'
    ? new Big(one.offer.pay).cmp(other.offer.pay)
    : new Big(other.offer.get).cmp(one.offer.get)) ||
  (one.offer.minutes?.[1] ?? UNKNOWN_MINUTES) - (other.offer.minutes?.[1] ?? UNKNOWN_MINUTES) ||
  one.order - other.order

async function offerView({ ramp, question, offer }: Offered, at: number): Promise<RampOfferView> {
  const { method, pay, get, fees, isEstimate, validUntil, minutes, limits, needs, opens } = offer
  return {
    ramp: rampInfo(ramp),
    ...{ method, pay, get, fees, isEstimate, minutes, limits, opens },
    validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
    needs: [...needs],
    quoteId: await issueRampQuote(ramp.id, question, offer, at),
  }
}

/** Of each method that has no offer: the limit that asks for the smallest change. */
function nearestLimits(
  refusals: readonly RampRefusalView[],
  offered: ReadonlySet<RampOffer['method']>,
): RampOffers['nearest'] {
  const nearest = new Map<RampOffer['method'], RampOffers['nearest'][number]>()
  for (const { method, code, limit } of refusals) {
    if (method === null || limit === null || offered.has(method)) continue
    if (code !== 'below_min' && code !== 'above_max') continue
    const known = nearest.get(method)
    const isNearer =
      !known ||
      (known.code === code
        ? code === 'below_min'
          ? isLess(limit, known.limit)
          : isLess(known.limit, limit)
        : code === 'below_min')
    if (isNearer) nearest.set(method, { method, code, limit })
  }
  return [...nearest.values()]
}
