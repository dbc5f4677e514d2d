import { env } from '@/config/env'
import type { RampId } from '@/config/environment/rampRules'
import { makeBanxa } from '@/server/ramps/banxa/makeBanxa'
import { makeGuardarian } from '@/server/ramps/guardarian/makeGuardarian'
import { makeMoonpay } from '@/server/ramps/moonpay/makeMoonpay'
import { makeBity } from '@/server/ramps/bity/makeBity'
import { makeDfx } from '@/server/ramps/dfx/makeDfx'
import { makeMtpelerin } from '@/server/ramps/mtpelerin/makeMtpelerin'
import type { Ramp } from './ramp'

/** Null where it cannot be called with these settings. */
const MAKERS: Readonly<Record<RampId, () => Ramp | null>> = {
  guardarian: () => {
    const { guardarianUrl: url, guardarianApiKey: apiKey } = env
    return apiKey ? makeGuardarian({ url, apiKey }) : null
  },
  banxa: () => {
    const { banxaUrl: url, banxaApiKey: apiKey, banxaWebhookSecret } = env
    return url && apiKey ? makeBanxa({ url, apiKey, webhookSecret: banxaWebhookSecret || null }) : null
  },
  moonpay: () => {
    const { moonpayPublishableKey: publishableKey, moonpaySecretKey: secretKey } = env
    if (!publishableKey || !secretKey) return null
    return makeMoonpay({
      url: env.moonpayUrl,
      buyUrl: env.moonpayWidgetUrl,
      sellUrl: env.moonpaySellUrl,
      publishableKey,
      secretKey,
      webhookKey: env.moonpayWebhookKey || null,
    })
  },
  bity: () => makeBity({ url: env.bityUrl, clientId: env.bityClientId || null }),
  dfx: () => makeDfx({ url: env.dfxUrl, appUrl: env.dfxAppUrl }),
  mtpelerin: () =>
    makeMtpelerin({
      url: env.mtpelerinUrl,
      widgetUrl: env.mtpelerinWidgetUrl,
      token: env.mtpelerinToken || null,
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
