import Big from 'big.js'
import { ceilTo } from '@/domain/money/amount'
import type { RampDirection, RampMethod } from '@/domain/ramp/ramp'
import { amountDecimals, catalogue, type CatalogueCurrency, findCurrency } from '@/server/catalogue/catalogue'
import { roughPrice } from '@/server/catalogue/roughPrice'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ProviderContext } from '@/server/providers/provider'
import { checkedAnswer } from '@/server/ramps/checkedAnswer'
import { COUNTRIES } from '@/server/ramps/countries'
import { mayServe } from '@/server/ramps/mayServe'
import type { Ramp, RampAnswer, RampOfferings, RampQuestion } from '@/server/ramps/ramp'
import { rampBasisPoints } from '@/server/ramps/rampBasisPoints'

export type QuoteReport = {
  direction: RampDirection
  method: RampMethod
  country: string | null
  fiat: string
  coin: string
  /** All fees inside; null: there is none. */
  offer: { pay: string; get: string; total: string | null; isEstimate: boolean } | null
  refused: { code: string; limit: string | null } | null
  /** Why the call failed. */
  fault: string | null
}

type Way = { direction: RampDirection; method: RampMethod; country: string | null }

/** US dollars by sample prices: above most minimums. */
const PROBE_USD = 300

/** Of its first pair by the order of the catalogue. */
export async function checkQuote(
  ramp: Ramp,
  offerings: RampOfferings,
  way: Way,
  context: () => ProviderContext,
): Promise<QuoteReport> {
  const question = questionOf(ramp, offerings, way)
  const { direction, method } = way
  const report: QuoteReport = {
    ...{ direction, method, country: question?.country ?? null },
    ...{ fiat: question?.fiat.symbol ?? '', coin: question?.coin.symbol ?? '' },
    ...{ offer: null, refused: null, fault: null },
  }
  if (!question) return { ...report, refused: { code: 'country_restricted', limit: null } }
  try {
    return { ...report, ...resultOf(await answerWithin(ramp, question, context)) }
  } catch (error) {
    return { ...report, fault: error instanceof Error ? faultOf(error) : String(error) }
  }
}

const faultOf = (error: Error) => (error instanceof ProviderError ? error.code : error.message)

function questionOf(ramp: Ramp, offerings: RampOfferings, way: Way): RampQuestion | null {
  const { direction, method } = way
  const symbols = catalogue().map(({ symbol }) => symbol)
  const fiats = symbols.flatMap((symbol) => offerings.fiats.get(symbol) ?? [])
  const coins = symbols.flatMap((symbol) => offerings.coins.get(symbol) ?? [])
  for (const country of countriesFor(ramp, offerings, way))
    for (const fiat of fiats)
      for (const coin of coins) {
        const routes = offerings.routes(direction, country, fiat, coin)
        if (!routes.some((route) => route.method === method)) continue
        const [state = null] = offerings.countries?.get(country)?.states ?? []
        const amount = probeAmount(direction === 'buy' ? fiat.symbol : coin.symbol)
        const basisPoints = rampBasisPoints(ramp)
        return { direction, fiat, coin, amount, side: 'pay', method, country, state, basisPoints }
      }
  return null
}

/** Switzerland first, where most of them serve. */
function countriesFor(ramp: Ramp, { countries }: RampOfferings, { direction, country }: Way): string[] {
  const wanted = country === null ? ['CH', ...COUNTRIES] : [country]
  return wanted.filter(
    (code) => (countries === null || countries.get(code)?.[direction]) && mayServe(ramp, code, null),
  )
}

function currencyOf(symbol: string): CatalogueCurrency {
  const currency = findCurrency(symbol)
  if (!currency) throw new Error(`${symbol} is not in the catalogue`)
  return currency
}

function probeAmount(symbol: string): string {
  const currency = currencyOf(symbol)
  return new Big(PROBE_USD).div(roughPrice(currency)).prec(3).round(amountDecimals(currency)).toFixed()
}

async function answerWithin(
  ramp: Ramp,
  question: RampQuestion,
  context: () => ProviderContext,
): Promise<RampAnswer> {
  const quote = async (tried: RampQuestion) => {
    const [answer] = await ramp.quote(tried, context())
    if (!answer) throw new ProviderError('bad_answer', { providerText: 'no answer of this method' })
    return checkedAnswer(answer, tried, Date.now())
  }
  const first = await quote(question)
  const limit = 'refused' in first ? first.refused.limit : null
  if (!('refused' in first) || limit === null) return first
  // Within the limit that it names.
  const factor = first.refused.code === 'below_min' ? '1.1' : '0.9'
  const places = amountDecimals(currencyOf(typedOf(question)))
  return quote({ ...question, amount: ceilTo(new Big(limit).times(factor).toFixed(), places) })
}

const typedOf = ({ direction, fiat, coin }: RampQuestion) => (direction === 'buy' ? fiat.symbol : coin.symbol)

/** What a ramp does not give for no reason of the request is its fault. */
function resultOf(answer: RampAnswer): Pick<QuoteReport, 'offer' | 'refused' | 'fault'> {
  if (!('refused' in answer)) {
    const { pay, get, fees, isEstimate } = answer
    return { offer: { pay, get, total: fees.total, isEstimate }, refused: null, fault: null }
  }
  const { code, limit } = answer.refused
  const isFault = code === 'unavailable' || code === 'rate_limited'
  return { offer: null, refused: { code, limit }, fault: isFault ? code : null }
}
