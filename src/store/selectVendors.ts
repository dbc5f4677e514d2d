import { createSelector } from '@reduxjs/toolkit'
import { withoutConsent } from '@/domain/vendor/consentVendors'
import { selectMayVendorsRun } from './slices/consentSlice'
import { selectSite } from './slices/siteSlice'

/** Every vendor is started from here, so that none starts before consent. */
export const selectVendors = createSelector([selectSite, selectMayVendorsRun], ({ vendors }, mayRun) =>
  mayRun ? vendors : withoutConsent(vendors),
)
