import { logFailure } from '@/runtime/log'
import { database } from '@/server/database/database'
import { providerSwitches } from '@/server/database/schema'
import type { Provider } from '@/server/providers/provider'
import { providers } from '@/server/providers/registry'

/** Of equal offers the one of the greater `weight` comes first. */
export type ProviderSwitch = { isOn: boolean; weight: number }
export type SwitchedProvider = ProviderSwitch & { provider: Provider }

const CACHED = 5_000
const DEFAULT: ProviderSwitch = { isOn: true, weight: 0 }

const state = {
  rows: new Map<string, ProviderSwitch>(),
  until: 0,
  reading: null as Promise<void> | null,
}

/** In the operator's order, off ones included. */
export async function switchedProviders(): Promise<SwitchedProvider[]> {
  await refreshSwitches()
  return knownSwitches()
}

export async function refreshSwitches(): Promise<void> {
  if (Date.now() >= state.until) await (state.reading ??= read().finally(() => (state.reading = null)))
}

/** As last read, of a provider or a ramp: their ids are of one namespace, that of `exchanges.provider`. */
export const isSwitchedOn = (id: string): boolean => (state.rows.get(id) ?? DEFAULT).isOn

export const knownSwitches = (): SwitchedProvider[] =>
  providers().map((provider) => ({ provider, ...(state.rows.get(provider.id) ?? DEFAULT) }))

async function read() {
  try {
    const rows = await (await database()).select().from(providerSwitches)
    state.rows = new Map(rows.map(({ provider, isOn, weight }) => [provider, { isOn, weight }]))
  } catch (error) {
    logFailure('switches of providers', error)
  }
  state.until = Date.now() + CACHED
}

/** In other instances within seconds. Old orders of a provider that is off go on. */
export async function setProviderSwitch(id: string, { isOn, weight }: ProviderSwitch): Promise<void> {
  const row = { isOn, weight, updatedAt: Date.now() }
  const db = await database()
  await db
    .insert(providerSwitches)
    .values({ provider: id, ...row })
    .onConflictDoUpdate({ target: providerSwitches.provider, set: row })
  state.until = 0
}

export function forgetSwitches() {
  state.rows.clear()
  state.until = 0
}
