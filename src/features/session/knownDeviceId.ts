import { ownDeviceId } from '@/browser/deviceId'
import { timings } from '@/config/timings'
import type { Vendors } from '@/domain/vendors'
import { mixpanelDeviceId } from '@/integrations/mixpanel'

/**
 * Mixpanel's id of this device, asked for again each second until it is there (specification §4); where Mixpanel is off,
 * our own stands in for it at once (decisions §3). Null when `signal` has ended the wait.
 */
export async function knownDeviceId({ mixpanel }: Vendors, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    const id = mixpanel ? mixpanelDeviceId() : ownDeviceId()
    if (id) return id
    await new Promise((resolve) => setTimeout(resolve, timings.deviceIdRetry))
  }
  return null
}
