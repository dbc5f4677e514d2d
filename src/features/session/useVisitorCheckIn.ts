import { useEffect, useEffectEvent } from 'react'
import { checkIn } from '@/api/customers'
import { isSignedIn } from '@/auth/isSignedIn'
import { useIsSignedIn } from '@/auth/useIsSignedIn'
import { useAppSelector } from '@/store/hooks'
import { selectVendors } from '@/store/selectVendors'

import { readStored, store } from '@/browser/storage/storage'
import { withTabLock } from '@/browser/tabs'
import type { Vendors } from '@/domain/vendor/vendors'
import { visitorId } from './visitorId'

export function useVisitorCheckIn() {
  const isIn = useIsSignedIn()
  const vendors = useAppSelector(selectVendors)
  const checkIn = useEffectEvent(() => void checkInVisitor(vendors))
  // The fingerprint waits until the law of the region is known.
  const hasFingerprint = vendors.fingerprint === true
  useEffect(() => {
    if (isIn) checkIn()
  }, [isIn, hasFingerprint])
}

async function checkInVisitor(vendors: Vendors) {
  try {
    await visitorId(vendors)
    await withTabLock('check-in', async () => {
      const visitor = readStored('visitor')
      // Their tokens may have been refused meanwhile.
      if (!isSignedIn() || !visitor || visitor === readStored('checkedVisitor')) return
      await checkIn()
      store('checkedVisitor', visitor)
    })
  } catch {
    // Silent (R41); the next visit tries again.
  }
}
