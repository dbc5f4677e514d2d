/** Google's tags also read events from before they loaded. */
export const pushToDataLayer = (event: Record<string, string>) => void (window.dataLayer ??= []).push(event)

/** Google's tag reads commands only as the object `arguments`. */
export const gtag: (...command: unknown[]) => void = function () {
  const layer = (window.dataLayer ??= [])
  layer.push(arguments)
}

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

let isSet = false

/** Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent): denied before any tag. */
export function setGoogleConsent(): void {
  if (isSet) return
  isSet = true
  const all = (value: 'denied' | 'granted') => Object.fromEntries(SIGNALS.map((signal) => [signal, value]))
  gtag('consent', 'default', all('denied'))
  gtag('consent', 'update', all('granted'))
}
