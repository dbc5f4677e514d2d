/** Google's tags, whichever the operator has configured, read earlier events too when they load. */
export const pushToDataLayer = (event: Record<string, string>) => void (window.dataLayer ??= []).push(event)

/** Sends a command to Google's tag, which reads commands only as the object `arguments`. */
export const gtag: (...command: unknown[]) => void = function () {
  const layer = (window.dataLayer ??= [])
  layer.push(arguments)
}

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

let isSet = false

/** Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent): denied by default, before any tag. Google's
 * tags are started only once they may run, so the update follows at once. */
export function setGoogleConsent(): void {
  if (isSet) return
  isSet = true
  const all = (value: 'denied' | 'granted') => Object.fromEntries(SIGNALS.map((signal) => [signal, value]))
  gtag('consent', 'default', all('denied'))
  gtag('consent', 'update', all('granted'))
}
