import { ownDeviceId } from '@/browser/deviceId'
import { timings } from '@/config/timings'
import type { Vendors } from '@/domain/vendors'
import { mixpanelDeviceId } from '@/integrations/mixpanel'

/** Waits for Mixpanel's id of this device, polled each second (specification §4). False when `signal` aborts the
 * wait. */
export async function awaitDeviceId({ mixpanel }: Vendors, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (!mixpanel || mixpanelDeviceId()) return true
    await new Promise((resolve) => setTimeout(resolve, timings.deviceIdRetry))
  }
  return false
}

/** Mixpanel's id of this device, or our own where Mixpanel is off (decisions §3). Created on first use: two tabs at
 * once would create one each. */
export const knownDeviceId = ({ mixpanel }: Vendors): string | null =>
  mixpanel ? mixpanelDeviceId() : ownDeviceId()
