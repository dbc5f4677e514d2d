import { readStored, store } from '@/browser/storage'
import { withTabLock } from '@/browser/tabs'
import type { Vendors } from '@/domain/vendors'
import { visitorId } from './visitorId'

export async function checkInVisitor(vendors: Vendors) {
  try {
    await visitorId(vendors)
    await withTabLock('check-in', async () => {
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
