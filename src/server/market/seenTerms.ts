import { LRUCache } from 'lru-cache'
import { operatorFigures } from '@/config/readProgrammes'
import type { NetworkTerms } from '@/contract/quotes'
import { overallLimits } from '@/domain/exchange/offerLimits'
import { isZero } from '@/domain/money/amount'
import type { OfferFilter, QuoteRequest } from '@/domain/exchange/quote'
import { MINUTE } from '@/domain/time/durations'
import { type CatalogueCurrency, findByTicker } from '@/server/catalogue/catalogue'
import type { Offer } from '@/server/providers/provider'

export type Pair = { from: CatalogueCurrency; to: CatalogueCurrency }
export type PairTerms = Omit<NetworkTerms, 'symbol'>

type Said = {
  offers: readonly { offer: Pick<Offer, 'limits' | 'networkFee' | 'minutes'> }[]
  missing: readonly { code: string; min: string | null; max: string | null }[]
}
type Filter = Partial<OfferFilter> & { provider?: string }

const MAX_PAIRS = 5_000
/** Until a pair that nobody had an offer for may be tried again. */
const SILENT = 5 * MINUTE
const seen = new LRUCache<string, PairTerms>({ max: MAX_PAIRS, ttl: 30 * MINUTE })

const keyOf = ({ from, to }: Pair, fixed: boolean) =>
  `${from.symbol} ${to.symbol} ${fixed ? 'fixed' : 'floating'}`

/** What the providers said of a pair in the last half hour, whatever was requested of them. */
export const seenTerms = (pair: Pair, fixed: boolean): PairTerms | undefined => seen.get(keyOf(pair, fixed))

/** Of all providers; of some of them it would not be what a visitor gets. */
export function recordTerms(request: QuoteRequest, { offers, missing }: Said, filter: Filter): void {
  const from = findByTicker(request.tickerFrom, request.networkFrom)
  const to = findByTicker(request.tickerTo, request.networkTo)
  const isFiltered = filter.provider || filter.exclude?.length || (filter.kyc && filter.kyc !== 'possible')
  // The limits are those of the typed side.
  if (!from || !to || isFiltered || request.reverse) return
  const { min } = overallLimits(
    offers.map(({ offer }) => offer.limits),
    missing,
  )
  const { networkFee = null, minutes = null } = offers[0]?.offer ?? {}
  const isSilent = offers.length === 0 && isZero(min)
  const key = keyOf({ from, to }, request.fixed)
  if (isSilent && seen.has(key)) return
  const terms = {
    min: isZero(min) ? null : min,
    networkFee,
    speed: minutes?.join('-') ?? (isSilent ? '' : (operatorFigures()?.usualMinutes ?? '')),
  }
  seen.set(key, terms, isSilent ? { ttl: SILENT } : {})
}

export const forgetTerms = () => seen.clear()
