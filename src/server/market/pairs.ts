import { setImmediate } from 'node:timers/promises'
import type { currencies } from '@/contract/currencies'
import type { ApiHandler, Encoded } from '@/server/kernel/ApiRequest'
import { catalogue, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { compressed } from '@/server/kernel/compressed'
import { market } from '@/server/market/market'
import type { Market } from '@/server/market/marketPort'
import { simulation } from '@/server/sandbox/simulation'

type Made = { version: string; encoded: Promise<Encoded> }
const state = new Map<boolean, Made>()

/** Some 25 MB of JSON, made once for as long as the market offers the same; only compressed forms stay in memory. */
export const listPairs: ApiHandler<typeof currencies.pairs> = async ({ query: { fixed } }) => {
  const current = market()
  await current.ready()
  const version = current.version()
  const known = state.get(fixed)
  if (known?.version !== version) {
    const encoded = pairsJson(current, fixed).then(compressed)
    state.set(fixed, { version, encoded })
    encoded.catch(() => state.delete(fixed))
  }
  return {
    encoded: await (state.get(fixed)?.encoded ?? pairsJson(current, fixed).then(compressed)),
    headers: { 'Cache-Control': 'public, max-age=300' },
  }
}

/** Similar rows together, because gzip looks back 32 kB only. */
async function pairsJson(current: Market, fixed: boolean): Promise<string> {
  const offered = catalogue().filter((currency) => current.offered(currency).enabled)
  const targets = offered.map((currency) => ({ currency, quoted: JSON.stringify(currency.symbol) }))
  const byLikeness = (one: Target, other: Target) =>
    current.likeness(one.currency) - current.likeness(other.currency)
  const rows: string[] = []
  for (const { currency: from, quoted } of targets.toSorted(byLikeness)) {
    const open = targets.filter(({ currency: to }) => current.isPairAvailable(from, to, fixed))
    if (open.length > 0) rows.push(`${quoted}:[${open.map((target) => target.quoted).join(',')}]`)
    // In one go it would block other callers for a third of a second.
    await setImmediate()
  }
  return `{"result":{${rows.join(',')}},"sandbox":${String(simulation() !== null)}}`
}

type Target = { currency: CatalogueCurrency }
