import { trackedUrl } from '@/domain/vendor/trackedUrl'
import type { Vendors } from '@/domain/vendor/vendors'
import { attempt } from './attempt'
import { loadScript } from './loadScript'

type Amplitude = {
  init: (key: string, userId: string, options: object) => void
  track: (event: string, properties: Record<string, string>) => void
}
declare global {
  interface Window {
    amplitude?: Amplitude
  }
}

/** It notes campaigns and sessions by itself; pages, clicks and forms hold too much of an order. */
const AUTOCAPTURE = {
  attribution: true,
  sessions: true,
  pageViews: false,
  elementInteractions: false,
  formInteractions: false,
  fileDownloads: false,
}

/** amplitude.com/docs/sdks/analytics/browser/browser-sdk-2 */
export async function startAmplitude(
  { key, host, serverZone }: NonNullable<Vendors['amplitude']>,
  userId: string,
) {
  const src = `${host}/script/${encodeURIComponent(key)}.js`
  const amplitude = await loadScript(src, () => window.amplitude)
  // Remote settings could switch on again what is off here.
  amplitude.init(key, userId, { serverZone, fetchRemoteConfig: false, autocapture: AUTOCAPTURE })
}

export const countAmplitudePage = () =>
  attempt('Amplitude', () =>
    window.amplitude?.track('[Amplitude] Page Viewed', {
      '[Amplitude] Page Location': trackedUrl(window.location.href),
      '[Amplitude] Page Path': window.location.pathname,
    }),
  )
