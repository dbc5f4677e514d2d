import { useEffect } from 'react'
import { landingAddress } from '@/browser/page/pageLoad'
import { sendReferralChoice } from '@/browser/page/sendReferralChoice'
import { readStored } from '@/browser/storage/storage'
import { linkedCode } from '@/domain/partner/referralCookie'
import { readConsent } from '@/domain/site/consentChoice'

/** Consent of an earlier visit counts for the partner's link of this one. */
export function useReferralConsent() {
  useEffect(() => {
    const isGranted = readConsent(readStored('cookieConsent'), new Date()) === 'granted'
    if (isGranted && linkedCode(landingAddress().search)) sendReferralChoice('granted')
  }, [])
}
