import { env } from '@/config/env'
import type { ProviderId } from '@/config/environment/providerRules'
import { makeChangenow } from '@/server/providers/changenow/makeChangenow'
import { makeExolix } from '@/server/providers/exolix/makeExolix'
import { makeNear } from '@/server/providers/near/makeNear'
import type { Provider } from '@/server/providers/provider'
import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'
import { makeSimpleswap } from '@/server/providers/simpleswap/makeSimpleswap'

/** Null where it cannot be called with these settings. A key is read at each call: it may have been changed since. */
const MAKERS: Readonly<Record<ProviderId, () => Provider | null>> = {
  near: () =>
    makeNear({
      url: env.nearUrl,
      get jwt() {
        return env.nearJwt || null
      },
      referral: env.nearReferral || null,
      fee: env.nearFeeAccount
        ? { account: env.nearFeeAccount, earnedPercent: env.nearFeeSharePercent }
        : null,
      explorer: env.nearJwt
        ? {
            url: env.nearExplorerUrl,
            get jwt() {
              return env.nearJwt
            },
          }
        : undefined,
    }),
  changenow: () => withKey(() => env.changenowApiKey, env.changenowUrl, makeChangenow),
  sideshift: () => {
    const { sideshiftUrl: url, sideshiftAffiliateId: affiliateId } = env
    if (!env.sideshiftSecret || !affiliateId) return null
    return makeSideshift({
      url,
      get secret() {
        return env.sideshiftSecret
      },
      affiliateId,
    })
  },
  simpleswap: () => withKey(() => env.simpleswapApiKey, env.simpleswapUrl, makeSimpleswap),
  exolix: () => withKey(() => env.exolixApiKey, env.exolixUrl, makeExolix),
}

type KeySettings = { url: string; apiKey: string }
const withKey = (keyOf: () => string, url: string, make: (settings: KeySettings) => Provider) =>
  keyOf()
    ? make({
        url,
        get apiKey() {
          return keyOf()
        },
      })
    : null

export function knownProviders(names: readonly string[]): {
  configured: readonly Provider[]
  former: readonly Provider[]
} {
  const made = new Map(Object.entries(MAKERS).map(([id, make]) => [id, make()]))
  const configured = names.flatMap((name) => made.get(name) ?? [])
  const former = [...made].flatMap(([id, provider]) => (provider && !names.includes(id) ? [provider] : []))
  return { configured, former }
}
