import { LRUCache } from 'lru-cache'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { findByTicker } from '@/server/catalogue/catalogue'
import { assetsOf } from '@/server/providers/assetLists'
import { guarded, isCallOpen } from '@/server/outbound/callGuard'
import { requestedBasisPoints } from '@/server/providers/commissionOf'
import { checkedOffer } from '@/server/providers/checkedOffer'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { Offer, Provider } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'

/** Whose calls they are; without a visitor's address a page is being made. */
export type QuoteShare = 'visitors' | 'orders' | 'pages'

export type ProviderOffer = {
  provider: Provider
  from: ProviderAsset
  to: ProviderAsset
  offer: Offer
  /** Of the commission that was named to the provider. */
  basisPoints: number
}

/** Milliseconds for everything. */
const DEADLINE = 4_000
/** Of those, for the list of coins, on a first start only. */
const ASSETS_WAIT = 1_500
const CACHED = 5_000
const MAX_CACHED = 2_000

type Cached = { answer: Promise<Offer>; until: number }
const cache = new LRUCache<string, Cached>({ max: MAX_CACHED })

/** @throws ProviderError where it has none */
export async function requestOffer(
  provider: Provider,
  request: QuoteRequest,
  userIp: string | null,
  share: QuoteShare = userIp === null ? 'pages' : 'visitors',
): Promise<ProviderOffer> {
  const started = Date.now()
  const { from, to } = await assetPair(provider, request)
  if (isCallOpen(provider, 'create')) throw new ProviderError('unavailable')
  if (provider.profile.needsUserIp && !userIp) throw new ProviderError('unavailable')
  const timeout = DEADLINE - (Date.now() - started)
  const basisPoints = requestedBasisPoints(provider)
  const offer = await cached(keyOf(provider, request, userIp), async () => {
    const { amount, reverse, fixed } = request
    const question = { from, to, amount, reverse, fixed, basisPoints }
    const ip = provider.profile.needsUserIp ? userIp : null
    const quoted = await guarded(
      provider,
      'quote',
      timeout,
      (signal) => provider.quote(question, { signal, userIp: ip }),
      { share, ip: userIp },
    )
    return checkedOffer(quoted, question, Date.now())
  })
  return { provider, from, to, offer, basisPoints }
}

export const hasRate = (asset: ProviderAsset, fixed: boolean) =>
  fixed ? asset.isFixed : asset.isFloating !== false

async function assetPair(provider: Provider, request: QuoteRequest) {
  const assets = await inTime(assetsOf(provider))
  if (!assets) throw new ProviderError('unavailable')
  const from = assets.get(findByTicker(request.tickerFrom, request.networkFrom)?.symbol ?? '')
  const to = assets.get(findByTicker(request.tickerTo, request.networkTo)?.symbol ?? '')
  if (!from?.isDeposit || !to?.isPayout) throw new ProviderError('pair_unavailable')
  if (!hasRate(from, request.fixed) || !hasRate(to, request.fixed))
    throw new ProviderError(request.fixed ? 'fixed_unavailable' : 'pair_unavailable')
  return { from, to }
}

async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((settle) => {
    timer = setTimeout(() => settle(null), ASSETS_WAIT)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Most providers let a fixed rate be used once. */
const keyOf = ({ id, profile }: Provider, request: QuoteRequest, userIp: string | null) =>
  JSON.stringify([id, quoteKey(request), request.fixed || profile.needsUserIp ? userIp : ''])

async function cached(key: string, ask: () => Promise<Offer>): Promise<Offer> {
  const known = cache.get(key)
  if (known && Date.now() < known.until) {
    const answer = await known.answer.catch(unlessUsedUp)
    if (answer) return answer
  }
  const made: Cached = { answer: ask(), until: Infinity }
  cache.set(key, made)
  made.answer.then(
    () => (made.until = Date.now() + CACHED),
    (error: unknown) => {
      made.until = isTransient(error) ? 0 : Date.now() + CACHED
    },
  )
  return made.answer
}

/** That another caller's share is used up says nothing to this one. */
function unlessUsedUp(error: unknown): null {
  if (error instanceof ProviderError && error.details.usedUp !== undefined) return null
  throw error
}

/** The next moment may bring an offer. */
const TRANSIENT: ReadonlySet<string> = new Set<ProviderErrorCode | 'pending'>([
  'asset_paused',
  'unavailable',
  'rate_limited',
  'rate_expired',
  'unauthorised',
  'bad_answer',
  'outcome_unknown',
  'pending',
])
export const isTransientCode = (code: string): boolean => TRANSIENT.has(code)
const isTransient = (error: unknown) => !(error instanceof ProviderError) || isTransientCode(error.code)

export const forgetOffers = () => cache.clear()
