import Big from 'big.js'
import { isWithinKyc, type OfferFilter as Filter, type QuoteRequest } from '@/domain/exchange/quote'
import { ceilTo, floorTo, isAmount, isZero } from '@/domain/money/amount'
import type { Provider } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { type ProviderOffer, type QuoteShare, requestOffer } from '@/server/providers/requestOffer'
import { RATE_MARGIN } from '@/server/market/rates'
import { recordTerms } from '@/server/market/seenTerms'
import { WIRE_DECIMALS } from '@/server/catalogue/catalogue'
import { type SwitchedProvider, switchedProviders } from '@/server/providers/switches'

export type RankedOffer = ProviderOffer

/** `pending`: no answer yet. `min` and `max` in units of the typed side, where limits are the reason. */
export type MissingOffer = {
  provider: Provider
  code: ProviderErrorCode | 'pending'
  min: string | null
  max: string | null
  /** Milliseconds until this visitor may be quoted again; absent where the reason is another one. */
  visitorWait?: number
}

export type Offers = { offers: RankedOffer[]; missing: MissingOffer[] }

/** `provider`: the only one that is wanted. */
export type OfferFilter = Partial<Filter> & { provider?: string }

/** Milliseconds until slow ones are left out, once there is an offer. */
const ENOUGH = 1_400

/** Never throws for a refusal: each stands in `missing`.
 * @param userIp null: the visitor's address is not known */
export async function requestOffers(
  request: QuoteRequest,
  userIp: string | null,
  at: number,
  filter: OfferFilter = {},
  share?: QuoteShare,
): Promise<Offers> {
  const requested = (await switchedProviders()).filter((switched) => isWanted(switched, filter))
  const answers = await collect(
    requested.map(({ provider }) => answerOf(provider, request, userIp, at, share)),
  )
  const offers: Weighed[] = []
  const missing: MissingOffer[] = []
  for (const [order, { provider, weight }] of requested.entries()) {
    const answer = answers[order]
    if (answer && 'offer' in answer) offers.push({ ...answer, weight, order })
    else missing.push(answer ?? { provider, code: 'pending', min: null, max: null })
  }
  const given = { offers: offers.toSorted(byRank(request.reverse)).map(withoutWeight), missing }
  recordTerms(request, given, filter)
  return given
}

export const isWanted = (
  { provider, isOn }: SwitchedProvider,
  { exclude = [], kyc = 'possible', provider: only }: OfferFilter,
) =>
  isOn &&
  (!only || provider.id === only) &&
  !exclude.includes(provider.id) &&
  isWithinKyc(provider.profile.kyc, kyc)

type Answer = RankedOffer | MissingOffer

async function answerOf(
  provider: Provider,
  request: QuoteRequest,
  userIp: string | null,
  at: number,
  share?: QuoteShare,
): Promise<Answer> {
  try {
    const answer = await requestOffer(provider, request, userIp, share)
    const { validUntil } = answer.offer
    if (validUntil !== null && validUntil - RATE_MARGIN <= at) throw new ProviderError('rate_expired')
    return answer
  } catch (error) {
    return missingOf(provider, error, request.reverse)
  }
}

function missingOf(provider: Provider, error: unknown, reverse: boolean): MissingOffer {
  const none = { provider, min: null, max: null }
  if (!(error instanceof ProviderError)) return { ...none, code: 'bad_answer' }
  const { code, details } = error
  // A limit in units of the other side would be read as one of the typed side.
  const limit = details.side === (reverse ? 'to' : 'from') ? (details.limit ?? null) : null
  return {
    ...none,
    code,
    ...(code === 'below_min' && { min: wireLimit(limit, ceilTo) }),
    ...(code === 'above_max' && { max: wireLimit(limit, floorTo) }),
    ...(details.usedUp === 'visitor' && { visitorWait: details.retryAfter }),
  }
}

function wireLimit(limit: string | null, round: typeof ceilTo): string | null {
  const rounded = limit === null ? '' : round(limit, WIRE_DECIMALS)
  return isAmount(rounded) && !isZero(rounded) ? rounded : null
}

/** When all have come, at `ENOUGH` when one is an offer, or with the first offer after that. */
function collect(pending: Promise<Answer>[]): Promise<(Answer | undefined)[]> {
  const answers = new Array<Answer | undefined>(pending.length).fill(undefined)
  if (pending.length === 0) return Promise.resolve(answers)
  return new Promise((settle) => {
    let isEnough = false
    const end = () => {
      clearTimeout(timer)
      settle([...answers])
    }
    const look = () => {
      const isComplete = answers.every((answer) => answer !== undefined)
      if (isComplete || (isEnough && answers.some((answer) => answer && 'offer' in answer))) end()
    }
    const timer = setTimeout(() => {
      isEnough = true
      look()
    }, ENOUGH)
    for (const [place, answer] of pending.entries())
      void answer.then((given) => {
        answers[place] = given
        look()
      })
  })
}

type Weighed = RankedOffer & { weight: number; order: number }

/** By amount, then speed, then the operator's order: the weight decides between equal offers only. */
const byRank = (reverse: boolean) => (one: Weighed, other: Weighed) =>
  (reverse
    ? new Big(one.offer.amountFrom).cmp(other.offer.amountFrom)
    : new Big(other.offer.amountTo).cmp(one.offer.amountTo)) ||
  slowest(one) - slowest(other) ||
  other.weight - one.weight ||
  one.order - other.order

const UNKNOWN_MINUTES = 1_000_000
const slowest = ({ offer }: Weighed) => offer.minutes?.[1] ?? UNKNOWN_MINUTES

const withoutWeight = ({ weight: _, order: __, ...offer }: Weighed): RankedOffer => offer
