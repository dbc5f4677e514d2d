import type { Vendors } from '@/domain/vendor/vendors'
import { setGoogleConsent } from './googleTags'
import { loadScript } from './loadScript'

declare global {
  interface Window {
    dataLayer?: unknown[]
    google_tag_manager?: object
  }
}

/** Google Tag Manager's container, as its developer guide sets it up: the start is the first event of the data layer. */
export async function startGtm({ id, host }: NonNullable<Vendors['gtm']>): Promise<void> {
  window.dataLayer ??= []
  setGoogleConsent()
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  await loadScript(`${host}/gtm.js?id=${encodeURIComponent(id)}`, () => window.google_tag_manager)
}
