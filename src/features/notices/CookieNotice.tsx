import { useEffect, useState } from 'react'
import { waitFromLoad } from '@/browser/page/pageLoad'
import { paths } from '@/config/paths'
import * as timings from '@/config/timings'
import { needsConsent } from '@/domain/vendor/consentVendors'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectHasConsentChoice,
  selectIsConsentPending,
  selectIsConsentReopened,
} from '@/store/slices/consentSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { cookieNoticeAppeared, cookieNoticeClosed } from '@/store/slices/otherSlice'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import { ConsentNotice } from './ConsentNotice'
import { Notice } from './Notice'
import { useBannersWelcome } from './useBannersWelcome'
import { useDismissal } from './useDismissal'

/** Placeholder: each language has the link elsewhere. */
const LINK = '|'

/** 5 s after load (R12). In the store, because the chat then hides. */
export function CookieNotice() {
  const { t } = useTranslation('reusable')
  const { isDismissed, dismiss } = useDismissal('cookieNoticeHidden')
  const isWelcome = useBannersWelcome()
  const isDue = useIsDue()
  const hasVendors = needsConsent(useAppSelector(selectSite).vendors)
  const isConsentPending = useAppSelector(selectIsConsentPending) && hasVendors
  const isConsentReopened = useAppSelector(selectIsConsentReopened)
  const hasChoice = useAppSelector(selectHasConsentChoice)
  const isConsent = isConsentReopened || isConsentPending
  const isShown =
    isConsentReopened || (isDue && isWelcome && (isConsentPending || !(isDismissed || hasChoice)))
  useReportWhileShown(isShown)
  if (!isShown) return null
  if (isConsent) return <ConsentNotice />

  const button = t('notice.cookies.gotIt')
  const [before, after] = t('notice.cookies.terms', { button, policy: LINK }).split(LINK)
  return (
    <Notice
      title={t('notice.cookies.title')}
      actions={
        <Button size="small" onClick={dismiss}>
          {button}
        </Button>
      }
    >
      <p>
        {before}
        <PageLink href={paths.privacyPolicy}>{t('notice.cookies.policy')}</PageLink>
        {after}
      </p>
    </Notice>
  )
}

function useIsDue(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), waitFromLoad(timings.cookieNoticeStart))
    return () => clearTimeout(timer)
  }, [])
  return isDue
}

function useReportWhileShown(isShown: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isShown) return
    dispatch(cookieNoticeAppeared())
    return () => void dispatch(cookieNoticeClosed())
  }, [dispatch, isShown])
}
