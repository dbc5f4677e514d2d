import { readStored, store } from '@/browser/storage'
import { oneTabAtATime } from '@/browser/tabs'
import type { Vendors } from '@/domain/vendors'
import { visitorId } from './visitorId'

/** Tells once for each visitor id that a customer is here with it (specification §4). */
export async function checkInVisitor(vendors: Vendors) {
  try {
    await visitorId(vendors)
    await oneTabAtATime('check-in', async () => {
      const visitor = readStored('visitor')
      if (!visitor || visitor === readStored('checkedVisitor')) return
      const { checkIn } = await import('@/api/customers')
      await checkIn()
      store('checkedVisitor', visitor)
    })
  } catch {
    // Silent (specification §8); the next visit tries again.
  }
}
