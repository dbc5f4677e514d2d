import { env } from '@/config/env'
import { knownProviders } from '@/server/providers/knownProviders'
import type { Provider } from '@/server/providers/provider'

type Registered = { configured: readonly Provider[]; former: readonly Provider[] }

const state: { registered: Registered | null } = {
  registered: null,
}

const registered = (): Registered => (state.registered ??= knownProviders(env.live ? env.providers : []))

/** In the operator's order; none in the sandbox. */
export const providers = (): readonly Provider[] => registered().configured

/** Also one that PROVIDERS no longer names, for its old orders. */
export function findProvider(id: string): Provider | null {
  const { configured, former } = registered()
  return [...configured, ...former].find((provider) => provider.id === id) ?? null
}

/** For tests; null: those of the settings again. */
export function registerProviders(configured: readonly Provider[] | null, former: readonly Provider[] = []) {
  state.registered = configured && { configured, former }
}
