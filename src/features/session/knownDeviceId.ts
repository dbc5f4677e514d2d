import { ownDeviceId } from '@/browser/deviceId'
import { timings } from '@/config/timings'
import type { Vendors } from '@/domain/vendors'
import { mixpanelDeviceId } from '@/integrations/mixpanel'

/**
 * Waits for Mixpanel's id of this device, asked for again each second until it is there (specification §4). False when
 * `signal` has ended the wait.
 */
export async function awaitDeviceId({ mixpanel }: Vendors, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (!mixpanel || mixpanelDeviceId()) return true
    await new Promise((resolve) => setTimeout(resolve, timings.deviceIdRetry))
  }
  return false
}

/**
 * Mixpanel's id of this device, or our own where Mixpanel is off (decisions §3). Our own is made when it is first asked
 * for: two tabs that ask at once would make one each.
 */
export const knownDeviceId = ({ mixpanel }: Vendors): string | null =>
  mixpanel ? mixpanelDeviceId() : ownDeviceId()
