import { Counter } from 'prom-client'
import { env } from '@/config/env'
import { limitKey } from '@/runtime/callerAddress'
import { metrics } from '@/runtime/metrics'
import { once } from '@/runtime/once'
import { type Limiter, makeLimiter, secondsUntilFree } from '@/server/kernel/limits'
import { type CallShare, callsOfShare, callsOfVisitor } from '@/server/outbound/callShares'
import type { CallKind } from '@/server/outbound/callKinds'
import { ProviderError } from '@/server/outbound/ProviderError'

/** For whom a provider is called. `ip` null: for nobody who has a share of their own. */
export type Caller = { share: CallShare; ip: string | null }

/** Where another share is used once the own one is used up: an order may take what is left for quotes. */
const FALLBACKS: Partial<Record<CallShare, CallShare>> = { orders: 'visitors', watched: 'jobs' }

const limiters = new Map<string, Limiter>()

function limiterOf(name: string, points: number): Limiter {
  const known = limiters.get(name)
  if (known) return known
  const made = makeLimiter(`provider-${name}`, { points, seconds: 60 })
  limiters.set(name, made)
  return made
}

/** Of all instances together where Redis is shared. @throws ProviderError rate_limited, with the share that is used up */
export async function takeCall(id: string, kind: CallKind, { share, ip }: Caller): Promise<void> {
  const own = ip ? callsOfVisitor(id, kind, share, env.providerBudgets) : null
  const ownLimiter = own === null ? null : limiterOf(`${id}-${kind}-${share}-visitor`, own)
  if (ip && ownLimiter) {
    const wait = await secondsUntilFree(ownLimiter, limitKey(ip))
    if (wait > 0) throw refused(id, kind, 'visitor', wait)
  }
  const wait = await waitOf(id, kind, share)
  if (wait === 0) return
  // Nothing was called for it.
  if (ip) await ownLimiter?.reward(limitKey(ip))
  throw refused(id, kind, share, wait)
}

async function waitOf(id: string, kind: CallKind, share: CallShare): Promise<number> {
  const points = callsOfShare(id, kind, share, env.providerBudgets)
  const wait = points > 0 ? await secondsUntilFree(limiterOf(`${id}-${kind}-${share}`, points), id) : 60
  const fallback = FALLBACKS[share]
  return wait > 0 && fallback ? waitOf(id, kind, fallback) : wait
}

function refused(id: string, kind: CallKind, share: CallShare | 'visitor', seconds: number): ProviderError {
  counter().inc({ provider: id, call: kind, share })
  return new ProviderError('rate_limited', { retryAfter: seconds * 1000, usedUp: share })
}

const counter = once(
  () =>
    new Counter({
      name: 'halyard_provider_budget_refused_total',
      help: 'Calls of a provider that were not made because a share of its budget was used up: visitor is that of one address',
      labelNames: ['provider', 'call', 'share'],
      registers: [metrics.registry],
    }),
)

export const forgetBudgets = () => limiters.clear()
