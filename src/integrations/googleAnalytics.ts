import { trackedUrl } from '@/domain/vendor/trackedUrl'
import type { Vendors } from '@/domain/vendor/vendors'
import { attempt } from './attempt'
import { gtag, setGoogleConsent } from './googleTags'
import { loadScript } from './loadScript'

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void
  }
}

let seenBefore: string | null = null

/** Switch off «page changes based on browser history events» in the property: `countGooglePage` counts pages. */
export async function startGoogleAnalytics({ id, host }: NonNullable<Vendors['googleAnalytics']>) {
  window.gtag = gtag
  setGoogleConsent()
  window.gtag('js', new Date())
  setPlace()
  window.gtag('config', id, { send_page_view: false })
  await loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`, () => window.google_tag_manager)
}

export const countGooglePage = () =>
  attempt('Google Analytics', () => {
    setPlace()
    window.gtag?.('event', 'page_view')
    seenBefore = trackedUrl(window.location.href)
  })

/** For all later events: by default the tag sends the whole address, orders' ids included. */
const setPlace = () =>
  window.gtag?.('set', {
    page_location: trackedUrl(window.location.href),
    page_referrer: seenBefore ?? trackedUrl(document.referrer),
  })

declare global {
  interface Window {
    dataLayer?: unknown[]
    google_tag_manager?: object
  }
}

/** Google Tag Manager's developer guide: the start is the first event of the data layer. */
export async function startGtm({ id, host }: NonNullable<Vendors['gtm']>): Promise<void> {
  window.dataLayer ??= []
  setGoogleConsent()
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  await loadScript(`${host}/gtm.js?id=${encodeURIComponent(id)}`, () => window.google_tag_manager)
}
