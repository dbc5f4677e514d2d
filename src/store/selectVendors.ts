import { createSelector } from '@reduxjs/toolkit'
import { withoutConsent } from '@/domain/vendor/consentVendors'
import { selectMayVendorsRun } from './slices/consentSlice'
import { selectSite } from './slices/siteSlice'

/** The outside services that may run now. Whoever starts one reads it here, so that none starts before consent. */
export const selectVendors = createSelector([selectSite, selectMayVendorsRun], ({ vendors }, mayRun) =>
  mayRun ? vendors : withoutConsent(vendors),
)
