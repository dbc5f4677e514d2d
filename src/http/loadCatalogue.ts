import { fetchCatalogue } from '@/api/currencies'
import type { Catalogue } from '@/api/pageServices'
import { startedOperator } from '@/config/operator/startOperator'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import * as timings from '@/config/timings'
import { offeredOf } from '@/domain/currency/currencyChoice'
import { firstPairOf } from '@/domain/currency/firstPair'
import { logWarning } from '@/runtime/log'

let cached: { until: number; catalogue: Promise<Catalogue> } | undefined

/** Cached as long as a page stays fresh; a failure for a moment, so that the error page need not wait again. */
export function loadCatalogue(): Promise<Catalogue> {
  if (cached && Date.now() < cached.until) return cached.catalogue
  const { currencies: choice, defaultPair } = startedOperator().file
  const catalogue = fetchCatalogue().then(async (fetched) => {
    const currencies = offeredOf(fetched.currencies, choice)
    return { ...fetched, currencies, ...firstPairIn(currencies, defaultPair, await pairCheck()) }
  })
  const pending = { until: Date.now() + timings.pageFresh, catalogue }
  cached = pending
  catalogue.catch(() => {
    pending.until = Date.now() + timings.backEndCooldown
  })
  return catalogue
}

let warned = ''

type PairCheck = (from: { symbol: string }, to: { symbol: string }) => boolean

/** Of a back end of the operator's only the coins are known. */
async function pairCheck(): Promise<PairCheck> {
  if (!hasEmbeddedBackEnd()) return () => true
  const { isOfferedPair } = await import('@/server/market/isOfferedPair')
  return isOfferedPair
}

/** A form whose pair is not offered would wait for its rate for ever. */
function firstPairIn(
  currencies: Catalogue['currencies'],
  wanted: Catalogue['firstPair'],
  isPair: PairCheck,
): Pick<Catalogue, 'firstPair'> {
  const first = firstPairOf(currencies, wanted, isPair)
  if (!first) return {}
  if (!first.isReplaced) return wanted ? { firstPair: first.pair } : {}
  const [from, to] = wanted ? [wanted.from, wanted.to] : ['btc', 'eth']
  const text = `${wanted ? 'defaultPair' : 'The first pair'} ${from} to ${to} is not offered now: pages begin with ${first.pair.from} to ${first.pair.to}.`
  if (text !== warned) logWarning(text)
  warned = text
  return { firstPair: first.pair }
}
