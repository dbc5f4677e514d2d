import { env } from '@/config/env'
import { providers } from '@/server/providers/registry'
import { knownRamps } from './knownRamps'
import type { Ramp } from './ramp'

type Registered = { configured: readonly Ramp[]; former: readonly Ramp[] }

const state: { registered: Registered | null } = { registered: null }

const registered = (): Registered => (state.registered ??= knownRamps(env.live ? env.ramps : []))

/** In the operator's order; none in the sandbox, whose bank is its own. */
export const ramps = (): readonly Ramp[] => registered().configured

/** Also one that RAMPS no longer names, for its old orders. */
export function findRamp(id: string): Ramp | null {
  const { configured, former } = registered()
  return [...configured, ...former].find((ramp) => ramp.id === id) ?? null
}

/** Whether real money moves here. */
export const isLive = (): boolean => providers().length > 0 || ramps().length > 0

/** For tests; null: those of the settings again. */
export function registerRamps(configured: readonly Ramp[] | null, former: readonly Ramp[] = []) {
  state.registered = configured && { configured, former }
}
