import type { Ramp } from '@/server/ramps/ramp'
import { ramps } from '@/server/ramps/registry'
import { simulation } from '@/server/sandbox/simulation'

/** In the sandbox its own bank alone. */
export const usedRamps = (): readonly Ramp[] => {
  const sandbox = simulation()
  return sandbox ? [sandbox.ramp] : ramps()
}

export const findUsedRamp = (id: string): Ramp | null => usedRamps().find((ramp) => ramp.id === id) ?? null
