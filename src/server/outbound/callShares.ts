import type { ProviderBudgets } from '@/config/environment/budgetType'
import type { CallKind } from '@/server/outbound/callKinds'

/** `watched`: orders whose page is open, and orders whose creation is unclear. */
export type CallShare = 'visitors' | 'orders' | 'pages' | 'watched' | 'jobs'

/** Calls a minute that a small partner is commonly allowed: no loop of ours may get the operator's key blocked. */
const COMMON: Readonly<Record<CallKind, number>> = { assets: 10, quote: 240, create: 60, read: 240, act: 30 }

/** Calls a minute for each visitor, by a provider that counts them by the address it is sent (docs.sideshift.ai, rate
 * limits). */
const BY_VISITOR: Readonly<Record<string, Partial<Record<CallKind, number>>>> = {
  sideshift: { quote: 20, create: 5 },
  guardarian: { create: 1 },
}

/** Hundredths of the minute's calls. */
const SHARES: Readonly<Record<CallKind, Partial<Record<CallShare, number>>>> = {
  assets: { jobs: 100 },
  quote: { visitors: 70, orders: 20, pages: 10 },
  create: { orders: 100 },
  read: { watched: 25, jobs: 75 },
  act: { orders: 100 },
}

/** The most that one visitor may use of what all have: an eighth of the quotes, a quarter of the orders. */
const VISITOR_PARTS: Partial<Record<CallKind, number>> = { quote: 8, create: 4 }

const whole = (calls: number) => Math.max(1, Math.floor(calls))

const callsAMinute = (id: string, kind: CallKind, budgets: ProviderBudgets): number =>
  budgets.get(id)?.[kind] ?? COMMON[kind]

/** Calls a minute; 0 where this share makes no such calls. */
export function callsOfShare(id: string, kind: CallKind, share: CallShare, budgets: ProviderBudgets): number {
  const part = SHARES[kind][share] ?? 0
  return part === 0 ? 0 : whole((callsAMinute(id, kind, budgets) * part) / 100)
}

/** Calls a minute for one visitor; null: there is no such limit. */
export function callsOfVisitor(
  id: string,
  kind: CallKind,
  share: CallShare,
  budgets: ProviderBudgets,
): number | null {
  const parts = VISITOR_PARTS[kind]
  if (parts === undefined) return null
  const set = kind === 'quote' ? budgets.get(id)?.visitor : undefined
  const counted = set ?? BY_VISITOR[id]?.[kind]
  const all = callsAMinute(id, kind, budgets)
  if (kind !== 'quote') return Math.min(counted ?? whole(all / parts), all)
  // Quoting leaves a visitor the calls that an order needs.
  const quotes = Math.min(counted ?? whole(all / parts), all)
  const forOrders = whole(quotes / 5)
  return share === 'orders' ? forOrders : whole(quotes - forOrders)
}
