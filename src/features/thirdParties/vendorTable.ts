import { amplitudeUserId } from '@/browser/storage/cookies'
import { ownDeviceId } from '@/browser/storage/deviceId'
import { readStored, store } from '@/browser/storage/storage'
import * as timings from '@/config/timings'
import type { ScriptVendor, Vendors } from '@/domain/vendor/vendors'
import { startAmplitude } from '@/integrations/amplitude'
import { startFreshchat } from '@/integrations/freshchat'
import { startGoogleAnalytics, startGtm } from '@/integrations/googleAnalytics'
import { startPlerdy } from '@/integrations/plerdy'
import { hasReviewsPlace, startSatismeter, startTrustpilot } from '@/integrations/customerFeedback'

export type PageNow = { isEmbedded: boolean; language: string }

type When = {
  /** Milliseconds from the load event; without it after the vendors above. */
  after?: number
  isWanted?: (page: PageNow) => boolean
}
export type VendorRow = When & {
  vendor: ScriptVendor
  starter: (vendors: Vendors, page: PageNow) => (() => Promise<void>) | null
}

function row<V extends ScriptVendor>(
  vendor: V,
  start: (config: NonNullable<Vendors[V]>, page: PageNow) => Promise<void>,
  when: When = {},
): VendorRow {
  const starter: VendorRow['starter'] = (vendors, page) => {
    const config = vendors[vendor]
    return config ? () => start(config, page) : null
  }
  return { vendor, starter, ...when }
}

const isOurOwn = (page: PageNow) => !page.isEmbedded

/** In loading order. Mercuryo loads on demand. */
export const vendorTable: readonly VendorRow[] = [
  row('gtm', startGtm),
  row('googleAnalytics', startGoogleAnalytics),
  row('amplitude', (config) => startAmplitude(config, amplitudeUserId(ownDeviceId))),
  row('plerdy', startPlerdy),
  row(
    'freshchat',
    (config, { language }) =>
      startFreshchat(config, {
        language,
        visitorId: ownDeviceId(),
        conversationId: readStored('lastConversationId'),
        onConversation: (id) => store('lastConversationId', id),
      }),
    { isWanted: isOurOwn },
  ),
  row('satismeter', (config, { language }) => startSatismeter(config, { id: ownDeviceId(), language }), {
    isWanted: isOurOwn,
  }),
  row('trustpilot', startTrustpilot, { after: timings.reviewsStart, isWanted: hasReviewsPlace }),
]
