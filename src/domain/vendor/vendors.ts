/** Every browser sees this, so none is secret. `host`: origin without closing slash, the vendor's or a relay's. */
export type Vendors = {
  gtm?: { id: string; host: string }
  googleAnalytics?: { id: string; host: string }
  mixpanel?: { token: string; host: string }
  amplitude?: { key: string; host: string; serverZone: 'US' | 'EU' }
  freshchat?: { token: string; host: string }
  plerdy?: { siteHash: string; userId: string; host: string }
  trustpilot?: { businessUnitId: string; templateId: string; host: string }
  satismeter?: { key: string; host: string }
  mercuryo?: { widgetId: string; host: string }
  growthBook?: { clientKey: string; host: string }
  sentry?: { dsn: string }
  firebase?: { apiKey: string; projectId: string; senderId: string; appId: string; vapidKey: string }
  fingerprint?: true
}

export const SCRIPT_VENDORS = [
  'amplitude',
  'googleAnalytics',
  'freshchat',
  'satismeter',
  'plerdy',
  'mercuryo',
  'gtm',
  'trustpilot',
] as const
export type ScriptVendor = (typeof SCRIPT_VENDORS)[number]
