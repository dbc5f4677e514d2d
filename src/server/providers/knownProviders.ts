import { env } from '@/config/env'
import type { ProviderId } from '@/config/environment/providerRules'
import { makeNear } from '@/server/providers/near/makeNear'
import type { Provider } from '@/server/providers/provider'
import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'

/** How each provider is made of the settings; null where it cannot be called with them. */
const MAKERS: Readonly<Partial<Record<ProviderId, () => Provider | null>>> = {
  near: () => makeNear({ url: env.nearUrl, jwt: env.nearJwt || null }),
  sideshift: () =>
    env.sideshiftSecret && env.sideshiftAffiliateId
      ? makeSideshift({
          url: env.sideshiftUrl,
          secret: env.sideshiftSecret,
          affiliateId: env.sideshiftAffiliateId,
        })
      : null,
}

/** Those of the names, in their order, and the others that could still be called. */
export function knownProviders(names: readonly string[]): {
  configured: readonly Provider[]
  former: readonly Provider[]
} {
  const made = new Map(Object.entries(MAKERS).map(([id, make]) => [id, make()]))
  const configured = names.flatMap((name) => made.get(name) ?? [])
  const former = [...made].flatMap(([id, provider]) => (provider && !names.includes(id) ? [provider] : []))
  return { configured, former }
}
