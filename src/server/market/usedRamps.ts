import type { Ramp } from '@/server/ramps/ramp'
import { switchedRamps } from '@/server/ramps/switchedRamps'
import { simulation } from '@/server/sandbox/simulation'

/** Those that are on; in the sandbox its own bank alone. */
export async function usedRamps(): Promise<readonly Ramp[]> {
  const sandbox = simulation()
  if (sandbox) return [sandbox.ramp]
  return (await switchedRamps()).flatMap(({ ramp, isOn }) => (isOn ? [ramp] : []))
}

export const findUsedRamp = async (id: string): Promise<Ramp | null> =>
  (await usedRamps()).find((ramp) => ramp.id === id) ?? null
