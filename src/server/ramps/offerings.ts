import { logFailure } from '@/runtime/log'
import { catalogue } from '@/server/catalogue/catalogue'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { guarded } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { Ramp, RampOfferings } from './ramp'
import { ramps } from './registry'

type List = {
  offerings: RampOfferings | null
  /** Milliseconds since 1970; 0: no answer yet. */
  at: number
  triedAt: number
  refreshing: Promise<void> | null
}

/** Limits and methods of a ramp change within a day, not within minutes. */
const FRESH_FOR = 15 * 60_000
const RETRY = 60_000
const TIMEOUT = 20_000

const state = { lists: new Map<string, List>(), version: 0 }

function listOf({ id }: Pick<Ramp, 'id'>): List {
  const known = state.lists.get(id)
  if (known) return known
  const made = { offerings: null, at: 0, triedAt: 0, refreshing: null }
  state.lists.set(id, made)
  return made
}

/** Null before the first answer. */
export const knownOfferings = (ramp: Pick<Ramp, 'id'>): RampOfferings | null => listOf(ramp).offerings

/** Changes with what any ramp offers. */
export const offeringsVersion = () => state.version

/** Milliseconds since 1970; 0: no answer yet. */
export const offeringsAt = (ramp: Pick<Ramp, 'id'>): number => listOf(ramp).at

/** Null: the ramp has never answered. What it last said stays while it does not answer. */
export async function offeringsOf(ramp: Ramp): Promise<RampOfferings | null> {
  const list = listOf(ramp)
  const isDue = Date.now() - list.at >= FRESH_FOR && Date.now() - list.triedAt >= RETRY
  if (isDue || list.refreshing) {
    const refreshing = refreshOfferings(ramp).catch(() => undefined)
    if (!list.offerings) await refreshing
  }
  return list.offerings
}

/** Once however many want it. @throws ProviderError; what was known before stays then */
export async function refreshOfferings(ramp: Ramp): Promise<void> {
  const list = listOf(ramp)
  list.refreshing ??= renew(ramp, list).finally(() => (list.refreshing = null))
  return list.refreshing
}

async function renew(ramp: Ramp, list: List) {
  list.triedAt = Date.now()
  try {
    const offerings = await guarded(ramp, 'assets', TIMEOUT, (signal) =>
      ramp.offerings(catalogue(), { signal, userIp: null }),
    )
    if (!isSane(offerings, list.offerings))
      throw new ProviderError('bad_answer', {
        providerText: `${offerings.coins.size} coins after ${list.offerings?.coins.size ?? 0}`,
      })
    list.offerings = offerings
    list.at = Date.now()
    state.version++
  } catch (error) {
    logFailure(`offerings of ${ramp.id}`, error)
    throw error
  }
}

/** A maintenance or a half answer must not take the coins off the site. */
const isSane = ({ coins, fiats }: RampOfferings, before: RampOfferings | null) =>
  coins.size > 0 && fiats.size > 0 && coins.size * 2 >= (before?.coins.size ?? 0)

export function startRampWorker() {
  if (ramps().length === 0) return
  scheduleJob('ramps worker', RETRY, async () => {
    await Promise.all(ramps().map(offeringsOf))
  })
}

/** For tests. */
export function forgetOfferings() {
  state.lists.clear()
  state.version++
}
