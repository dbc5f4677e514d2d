import type { RampId } from '@/config/environment/rampRules'
import type { Ramp } from './ramp'

/** Null where it cannot be called with these settings. */
const MAKERS: Readonly<Partial<Record<RampId, () => Ramp | null>>> = {}

export function knownRamps(names: readonly string[]): {
  configured: readonly Ramp[]
  former: readonly Ramp[]
} {
  const made = new Map(Object.entries(MAKERS).map(([id, make]) => [id, make()]))
  const configured = names.flatMap((name) => made.get(name) ?? [])
  const former = [...made].flatMap(([id, ramp]) => (ramp && !names.includes(id) ? [ramp] : []))
  return { configured, former }
}
