import { callsOf } from '@/server/outbound/callGuard'
import { knownOfferings, offeringsAt } from './offerings'
import type { Ramp, RampOfferings } from './ramp'
import { switchedRamps } from './switchedRamps'

const isoOf = (at: number) => (at > 0 ? new Date(at).toISOString() : null)

/** In this process since its start. */
export const rampStatuses = async () => (await switchedRamps()).map(statusOf)

function statusOf({ ramp, isOn }: { ramp: Ramp; isOn: boolean }) {
  const at = offeringsAt(ramp)
  const offerings = knownOfferings(ramp)
  return {
    id: ramp.id,
    name: ramp.profile.name,
    isOn,
    offerings: {
      coins: offerings?.coins.size ?? 0,
      fiats: offerings?.fiats.size ?? 0,
      countries: offerings?.countries?.size ?? null,
      ageSeconds: at > 0 ? Math.round((Date.now() - at) / 1000) : null,
    },
    unmatched: reasonsIn(offerings),
    calls: callsOf(ramp).map(({ pausedUntil, lastError, since, ...call }) => ({
      ...call,
      pausedUntil: isoOf(pausedUntil),
      since: isoOf(since),
      lastError: lastError && { ...lastError, at: isoOf(lastError.at) },
    })),
  }
}

const EXAMPLES = 12

/** Why assets of its list are not offered. */
function reasonsIn(offerings: RampOfferings | null) {
  const names = new Map<string, string[]>()
  for (const { code, network, reason } of offerings?.unmatched ?? []) {
    const ofReason = names.get(reason) ?? []
    ofReason.push(network === '' ? code : `${code} (${network})`)
    names.set(reason, ofReason)
  }
  return [...names].map(([reason, found]) => ({
    reason,
    count: found.length,
    examples: found.slice(0, EXAMPLES),
  }))
}
