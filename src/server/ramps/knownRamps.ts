import { env } from '@/config/env'
import type { RampId } from '@/config/environment/rampRules'
import { makeBanxa } from '@/server/ramps/banxa/makeBanxa'
import { makeGuardarian } from '@/server/ramps/guardarian/makeGuardarian'
import { makeMoonpay } from '@/server/ramps/moonpay/makeMoonpay'
import { makeBity } from '@/server/ramps/bity/makeBity'
import { makeDfx } from '@/server/ramps/dfx/makeDfx'
import { makeMtpelerin } from '@/server/ramps/mtpelerin/makeMtpelerin'
import type { Ramp } from './ramp'

/** Null where it cannot be called with these settings. A key is read at each call: it may have been changed since. */
const MAKERS: Readonly<Record<RampId, () => Ramp | null>> = {
  guardarian: () => {
    if (!env.guardarianApiKey) return null
    return makeGuardarian({
      url: env.guardarianUrl,
      get apiKey() {
        return env.guardarianApiKey
      },
    })
  },
  banxa: () => {
    if (!env.banxaUrl || !env.banxaApiKey) return null
    return makeBanxa({
      url: env.banxaUrl,
      get apiKey() {
        return env.banxaApiKey
      },
      get webhookSecrets() {
        return [env.banxaWebhookSecret, env.banxaWebhookSecretPrevious].filter(Boolean)
      },
    })
  },
  moonpay: () => {
    const { moonpayPublishableKey: publishableKey } = env
    if (!publishableKey || !env.moonpaySecretKey) return null
    return makeMoonpay({
      url: env.moonpayUrl,
      buyUrl: env.moonpayWidgetUrl,
      sellUrl: env.moonpaySellUrl,
      publishableKey,
      get secretKey() {
        return env.moonpaySecretKey
      },
      get webhookKeys() {
        return [env.moonpayWebhookKey, env.moonpayWebhookKeyPrevious].filter(Boolean)
      },
    })
  },
  bity: () => makeBity({ url: env.bityUrl, clientId: env.bityClientId || null }),
  dfx: () => makeDfx({ url: env.dfxUrl, appUrl: env.dfxAppUrl }),
  mtpelerin: () =>
    makeMtpelerin({
      url: env.mtpelerinUrl,
      widgetUrl: env.mtpelerinWidgetUrl,
      get token() {
        return env.mtpelerinToken || null
      },
    }),
}

export function knownRamps(names: readonly string[]): {
  configured: readonly Ramp[]
  former: readonly Ramp[]
} {
  const made = new Map(Object.entries(MAKERS).map(([id, make]) => [id, make()]))
  const configured = names.flatMap((name) => made.get(name) ?? [])
  const former = [...made].flatMap(([id, ramp]) => (ramp && !names.includes(id) ? [ramp] : []))
  return { configured, former }
}
