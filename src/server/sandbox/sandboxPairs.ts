import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { hash32 } from '@/server/kernel/hash'

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
const hasFixedRate = (currency: CatalogueCurrency) => currency.fullInfo.isFixedRateEnabled && !currency.isFiat

/** Currencies of the same number can be exchanged into the same ones. */
export const likeness = (currency: CatalogueCurrency) => (isPopular(currency) ? -1 : groupOf(currency))
