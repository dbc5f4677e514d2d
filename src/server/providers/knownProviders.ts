import { env } from '@/config/env'
import type { ProviderId } from '@/config/environment/providerRules'
import { makeChangenow } from '@/server/providers/changenow/makeChangenow'
import { makeExolix } from '@/server/providers/exolix/makeExolix'
import { makeNear } from '@/server/providers/near/makeNear'
import type { Provider } from '@/server/providers/provider'
import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'
import { makeSimpleswap } from '@/server/providers/simpleswap/makeSimpleswap'

/** Null where it cannot be called with these settings. */
const MAKERS: Readonly<Record<ProviderId, () => Provider | null>> = {
  near: () =>
    makeNear({
      url: env.nearUrl,
      jwt: env.nearJwt || null,
      referral: env.nearReferral || null,
      fee: env.nearFeeAccount
        ? { account: env.nearFeeAccount, earnedPercent: env.nearFeeSharePercent }
        : null,
      explorer: env.nearJwt ? { url: env.nearExplorerUrl, jwt: env.nearJwt } : undefined,
    }),
  changenow: () => withKey(env.changenowApiKey, env.changenowUrl, makeChangenow),
  sideshift: () => {
    const { sideshiftUrl: url, sideshiftSecret: secret, sideshiftAffiliateId: affiliateId } = env
    return secret && affiliateId ? makeSideshift({ url, secret, affiliateId }) : null
  },
  simpleswap: () => withKey(env.simpleswapApiKey, env.simpleswapUrl, makeSimpleswap),
  exolix: () => withKey(env.exolixApiKey, env.exolixUrl, makeExolix),
}

type KeySettings = { url: string; apiKey: string }
const withKey = (apiKey: string, url: string, make: (settings: KeySettings) => Provider) =>
  apiKey ? make({ url, apiKey }) : null

export function knownProviders(names: readonly string[]): {
  configured: readonly Provider[]
  former: readonly Provider[]
} {
  const made = new Map(Object.entries(MAKERS).map(([id, make]) => [id, make()]))
  const configured = names.flatMap((name) => made.get(name) ?? [])
  const former = [...made].flatMap(([id, provider]) => (provider && !names.includes(id) ? [provider] : []))
  return { configured, former }
}
