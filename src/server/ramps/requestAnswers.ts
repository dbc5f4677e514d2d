import { LRUCache } from 'lru-cache'
import type { RampDirection, RampMethod, RampRefusalCode, RampSide } from '@/domain/ramp/ramp'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { guarded, isCallOpen } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import { checkedAnswer } from './checkedAnswer'
import { mayServe } from './mayServe'
import { offeringsOf } from './offerings'
import type { Ramp, RampAnswer, RampOfferings, RampQuestion } from './ramp'
import { refusalOf } from './rampAnswers'
import { rampBasisPoints } from './rampBasisPoints'

/** What a visitor wants to know, in our words; countries by ISO 3166. */
export type RampRequest = {
  direction: RampDirection
  fiat: CatalogueCurrency
  coin: CatalogueCurrency
  /** Of the typed side. */
  amount: string
  side: RampSide
  country: string
  state: string | null
  /** Null: every method. */
  method: RampMethod | null
}

export type RampCaller = {
  /** Null: not known. */
  ip: string | null
  /** By COUNTRY_HEADER; null: not known. */
  country: string | null
}

export type RampAnswers = { ramp: Ramp; question: RampQuestion | null; answers: RampAnswer[] }

/** Milliseconds for everything; pages of ramps answer slower than providers. */
const DEADLINE = 6_000
const OFFERINGS_WAIT = 2_500
const CACHED = 5_000

type Cached = { answers: Promise<RampAnswer[]>; until: number }
const cache = new LRUCache<string, Cached>({ max: 1_000 })

/** Never throws for a refusal: each is an entry. */
export async function requestAnswers(
  ramp: Ramp,
  request: RampRequest,
  caller: RampCaller,
  at: number,
): Promise<RampAnswers> {
  const started = Date.now()
  const refused = (code: RampRefusalCode): RampAnswers => ({ ramp, question: null, answers: [refusal(code)] })
  if (!mayServe(ramp, request.country, caller.country)) return refused('country_restricted')
  const offerings = await inTime(offeringsOf(ramp))
  if (!offerings) return refused('unavailable')
  const found = questionOf(ramp, offerings, request)
  if (typeof found === 'string') return refused(found)
  if (isCallOpen(ramp, 'create') || (ramp.profile.needsUserIp && !caller.ip)) return refused('unavailable')
  const userIp = ramp.profile.needsUserIp ? caller.ip : null
  const quote = () =>
    guarded(
      ramp,
      'quote',
      DEADLINE - (Date.now() - started),
      (signal) => ramp.quote(found, { signal, userIp }),
      { share: caller.ip === null ? 'pages' : 'visitors', ip: caller.ip },
    )
  try {
    const answers = await cached([ramp.id, JSON.stringify(found), userIp].join(' '), quote)
    return { ramp, question: found, answers: answers.map((answer) => checkedAnswer(answer, found, at)) }
  } catch (error) {
    return { ramp, question: found, answers: [failed(error, request.side)] }
  }
}

/** What is to be sent to the ramp, or why it cannot be. */
function questionOf(
  ramp: Ramp,
  offerings: RampOfferings,
  request: RampRequest,
): RampQuestion | RampRefusalCode {
  const { direction, country, state, amount, side, method } = request
  const served = offerings.countries?.get(country)
  if (offerings.countries && !served?.[direction]) return 'country_restricted'
  if (served?.states && state === null) return 'country_unknown'
  if (served?.states && state !== null && !served.states.has(state)) return 'country_restricted'
  const fiat = offerings.fiats.get(request.fiat.symbol)
  if (!fiat) return 'fiat_unavailable'
  const coin = offerings.coins.get(request.coin.symbol)
  if (!coin) return 'pair_unavailable'
  // Coins that arrive without their memo are lost.
  if (direction === 'buy' && coin.memo === 'required' && !ramp.profile.takesExtraId) return 'pair_unavailable'
  const routes = offerings.routes(direction, country, fiat, coin)
  if (routes.length === 0) return 'pair_unavailable'
  if (method !== null && !routes.some((route) => route.method === method)) return 'method_unavailable'
  return { direction, fiat, coin, amount, side, method, country, state, basisPoints: rampBasisPoints(ramp) }
}

const refusal = (code: RampRefusalCode, method: RampMethod | null = null): RampAnswer => ({
  method,
  refused: { code, limit: null },
})

function failed(error: unknown, side: RampSide): RampAnswer {
  if (!(error instanceof ProviderError)) return refusal('unavailable')
  return { method: error.details.method ?? null, refused: refusalOf(error, side) }
}

/** The first list may take longer than a visitor waits. */
async function inTime<T>(pending: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((settle) => (timer = setTimeout(() => settle(null), OFFERINGS_WAIT)))
  return Promise.race([pending, late]).finally(() => clearTimeout(timer))
}

/** Failures are not cached. */
function cached(key: string, quote: () => Promise<RampAnswer[]>): Promise<RampAnswer[]> {
  const known = cache.get(key)
  if (known && known.until > Date.now()) return known.answers
  const answers = quote()
  cache.set(key, { answers, until: Date.now() + CACHED })
  answers.catch(() => cache.delete(key))
  return answers
}

/** For tests. */
export const forgetAnswers = () => cache.clear()
