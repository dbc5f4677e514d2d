import { ApiError } from '@/server/kernel/ApiError'
import { shownNow } from '@/server/announcements/storedAnnouncements'

/** @throws ApiError 409 maintenance, with the operator's words; orders that exist go on */
export async function requireOrdersOpen(now: number): Promise<void> {
  const stop = (await shownNow(now)).find(({ stopsOrders }) => stopsOrders)
  if (stop) throw new ApiError(409, 'maintenance', stop.texts.en)
}
