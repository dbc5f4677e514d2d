import type { GrowthBook } from '@growthbook/growthbook-react'
import { ownDeviceId } from '@/browser/storage/deviceId'
import * as timings from '@/config/timings'
import type { Vendors } from '@/domain/vendor/vendors'

type OnExperiment = (experiment: string, variation: string) => void

let starting: Promise<void> | null = null
let growthBook: GrowthBook | null = null
let seen: string | null = null

/** For experiments on some pages only. Works before the SDK has loaded; nothing is sent. */
export async function recordUrl(url: string): Promise<void> {
  seen = url
  await growthBook?.setURL(url)
  await growthBook?.updateAttributes(attributes(url))
}

/** Once per site load; a failed start may be tried again. */
export function startGrowthBook(
  vendor: NonNullable<Vendors['growthBook']>,
  onExperiment: OnExperiment,
): Promise<void> {
  starting ??= start(vendor, onExperiment).catch((error: unknown) => {
    starting = null
    throw error
  })
  return starting
}

export const featureValue = (feature: string): unknown =>
  growthBook?.getFeatureValue<unknown>(feature, null) ?? null

async function start({ clientKey, host }: NonNullable<Vendors['growthBook']>, onExperiment: OnExperiment) {
  const { GrowthBook } = await import('@growthbook/growthbook-react')
  const url = seen ?? window.location.href
  const started = new GrowthBook({
    ...{ clientKey, apiHost: host, url },
    attributes: attributes(url),
    // The visual editor could change our pages.
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: true,
    trackingCallback: (experiment, { key }) => onExperiment(experiment.key, key),
  })
  growthBook = started
  const { success, error } = await started.init({ timeout: timings.apiTimeout, streaming: false })
  if (!success) throw error ?? new Error('GrowthBook cannot be reached')
}

function attributes(url: string) {
  const { pathname, host } = new URL(url)
  return {
    id: ownDeviceId(),
    ...{ url, path: pathname, host },
    language: document.documentElement.lang,
    deviceType: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop',
  }
}
