import { env } from '@/config/env'
import { callsOfShare } from '@/server/outbound/callShares'

/** Calls that may come at once after a quiet time. */
const AT_ONCE = 20

type Pace = { calls: number; at: number }
const paces = new Map<string, Pace>()

/** Spreads the calls of a minute over it: used up at its beginning, they would leave the orders unread until its end.
 * @returns whole calls that may be made now */
export function callsNow(provider: string, now: number): number {
  const aMinute = callsOfShare(provider, 'read', 'jobs', env.providerBudgets)
  const most = Math.max(1, Math.min(AT_ONCE, Math.floor(aMinute / 3)))
  const { calls, at } = paces.get(provider) ?? { calls: most, at: now }
  // Together no more than the minute has.
  const grown = Math.min(most, calls + (Math.max(0, now - at) * (aMinute - most)) / 60_000)
  paces.set(provider, { calls: grown, at: now })
  return Math.floor(grown)
}

export function countCall(provider: string): void {
  const pace = paces.get(provider)
  if (pace) pace.calls -= 1
}

export const forgetPaces = () => paces.clear()
