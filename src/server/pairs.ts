import { setImmediate } from 'node:timers/promises'
import type { currencies } from '@/contract/currencies'
import type { ApiHandler } from '@/server/ApiRequest'
import { catalogue, type CatalogueCurrency } from '@/server/catalogue'
import { compressed } from '@/server/compressed'
import { hash32 } from '@/server/hash'
import { processSingleton } from '@/runtime/processSingleton'

/**
 * Coins that are not popular fall into this many groups, and for each group one other is closed to it: a sample of the
 * pairs a service has no market for, about one in fifty. Closed by group, so that whole rows are alike and 2.5 million
 * pairs fit into a small response.
 */
const GROUPS = 50

/** By symbol: read twice a pair, and there are 2.5 million of them. */
const groups = new Map<string, number>()

function groupOf({ symbol }: CatalogueCurrency): number {
  const group = groups.get(symbol) ?? hash32(`pairs:${symbol}`) % GROUPS
  groups.set(symbol, group)
  return group
}

const isPopular = (currency: CatalogueCurrency) => currency.priority !== null
const isLightning = (currency: CatalogueCurrency) => currency.network === 'lightning'

/** Whether the service exchanges one into the other, at a floating rate or, with `fixed`, at a fixed one. */
export function isPairAvailable(from: CatalogueCurrency, to: CatalogueCurrency, fixed: boolean): boolean {
  if (!from.enabled || !to.enabled || from.symbol === to.symbol) return false
  if (from.isFiat && to.isFiat) return false
  if (fixed && !(hasFixedRate(from) && hasFixedRate(to))) return false
  if (isLightning(from)) return isPopular(to)
  if (isLightning(to)) return isPopular(from)
  if (isPopular(from) || isPopular(to)) return true
  return (groupOf(from) + groupOf(to)) % GROUPS !== 0
}

/** A bank transfer takes longer than a rate can be held, so a state's currency never has one. */
export const hasFixedRate = (currency: CatalogueCurrency) =>
  currency.fullInfo.isFixedRateEnabled && !currency.isFiat

/** GET /api/v3/pairs: for every symbol the symbols it can be exchanged into. Some 25 MB of JSON, made and compressed
 * once a process; only the compressed forms stay in memory. */
export const listPairs: ApiHandler<typeof currencies.pairs> = async ({ query: { fixed } }) => {
  const encoded = await processSingleton(fixed ? 'fixedPairs' : 'floatingPairs', () =>
    pairsJson(fixed).then(compressed),
  )
  return { encoded, headers: { 'Cache-Control': 'public, max-age=300' } }
}

/** Rows that are alike stand together, so that even gzip, which looks back 32 kB only, finds the one before. */
async function pairsJson(fixed: boolean): Promise<string> {
  const offered = catalogue().filter((currency) => currency.enabled)
  const targets = offered.map((currency) => ({ currency, quoted: JSON.stringify(currency.symbol) }))
  const rows: string[] = []
  for (const { currency: from, quoted } of targets.toSorted(byLikeness)) {
    const open = targets.filter(({ currency: to }) => isPairAvailable(from, to, fixed))
    if (open.length > 0) rows.push(`${quoted}:[${open.map((target) => target.quoted).join(',')}]`)
    // All rows in one go would block every other caller for a third of a second.
    await setImmediate()
  }
  return `{"result":{${rows.join(',')}},"sandbox":true}`
}

type Target = { currency: CatalogueCurrency }
const byLikeness = (one: Target, other: Target) => likeness(one.currency) - likeness(other.currency)
const likeness = (currency: CatalogueCurrency) => (isPopular(currency) ? -1 : groupOf(currency))
