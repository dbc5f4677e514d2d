import { type Limiter, makeLimiter, secondsUntilFree } from '@/server/kernel/limits'
import type { CallKind } from '@/server/outbound/callKinds'
import { ProviderError } from '@/server/outbound/ProviderError'

/** Calls a minute: docs.sideshift.ai, rate limits, which count a quote and a shift. */
const PUBLISHED: Readonly<Record<string, Partial<Record<CallKind, number>>>> = {
  sideshift: { quote: 20, create: 5 },
}
/** What a small partner is commonly allowed: no loop of ours may get the operator's key blocked. */
const COMMON: Readonly<Record<CallKind, number>> = { assets: 10, quote: 240, create: 60, read: 240, act: 30 }

const limiters = new Map<string, Limiter>()

function limiterOf(id: string, kind: CallKind): Limiter {
  const name = `provider-${id}-${kind}`
  const known = limiters.get(name)
  if (known) return known
  const made = makeLimiter(name, { points: PUBLISHED[id]?.[kind] ?? COMMON[kind], seconds: 60 })
  limiters.set(name, made)
  return made
}

/** Of all instances together. @throws ProviderError rate_limited where the minute's calls are used up */
export async function budgetOf(id: string, kind: CallKind): Promise<void> {
  const seconds = await secondsUntilFree(limiterOf(id, kind), id)
  if (seconds > 0) throw new ProviderError('rate_limited', { retryAfter: seconds * 1000 })
}

export const forgetBudgets = () => limiters.clear()
