import { useEffect } from 'react'
import { sendReferralChoice } from '@/browser/page/sendReferralChoice'
import { noteAttribution } from '@/browser/storage/attribution'
import { readStored } from '@/browser/storage/storage'
import { programmesWith } from '@/config/programmes'
import { linkedCode } from '@/domain/partner/referralCookie'
import { readConsent } from '@/domain/site/consentChoice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { visitorAttributed } from '@/store/slices/analyticsSlice'
import { selectSite } from '@/store/slices/siteSlice'

/** A visit of the page counts as one by the partner's link, also when a link of this site leads here. */
export function useBrandReferral(code: string | null) {
  const dispatch = useAppDispatch()
  const { cookieDays } = programmesWith(useAppSelector(selectSite).operator.figures ?? {}).affiliate
  useEffect(() => {
    if (code === null || linkedCode(window.location.search)) return
    const search = `?ref=${code}`
    const { pathname } = window.location
    dispatch(visitorAttributed(noteAttribution({ search, pathname }, cookieDays)))
    const isGranted = readConsent(readStored('cookieConsent'), new Date()) === 'granted'
    if (isGranted) sendReferralChoice('granted', search)
  }, [dispatch, code, cookieDays])
}
