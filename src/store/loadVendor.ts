import type { Dispatch } from '@reduxjs/toolkit'
import { logFailure } from '@/browser/logFailure'
import type { ScriptVendor } from '@/domain/vendor/vendors'
import { vendorFailed, vendorLoaded, vendorRequested } from '@/store/slices/thirdPartiesSlice'

export const loadVendor =
  (vendor: ScriptVendor, start: () => Promise<void>) => async (dispatch: Dispatch) => {
    dispatch(vendorRequested(vendor))
    try {
      await start()
      dispatch(vendorLoaded(vendor))
    } catch (error) {
      logFailure(vendor, error)
      dispatch(vendorFailed(vendor))
    }
  }
