import { isSwitchedOn, refreshSwitches } from '@/server/providers/switches'
import type { Ramp } from './ramp'
import { ramps } from './registry'

/** In the operator's order, off ones included. Old orders of a ramp that is off go on. */
export async function switchedRamps(): Promise<{ ramp: Ramp; isOn: boolean }[]> {
  await refreshSwitches()
  return ramps().map((ramp) => ({ ramp, isOn: isSwitchedOn(ramp.id) }))
}
