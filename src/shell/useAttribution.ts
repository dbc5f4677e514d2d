import { useEffect } from 'react'
import { landingAddress } from '@/browser/page/pageLoad'
import { noteAttribution } from '@/browser/storage/attribution'
import { REFERRAL_DAYS } from '@/config/referralDays'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { visitorAttributed } from '@/store/slices/analyticsSlice'
import { selectSite } from '@/store/slices/siteSlice'

export function useAttribution() {
  const dispatch = useAppDispatch()
  const { affiliate } = useAppSelector(selectSite).operator.figures ?? {}
  const cookieDays = affiliate?.cookieDays ?? REFERRAL_DAYS
  useEffect(
    () => void dispatch(visitorAttributed(noteAttribution(landingAddress(), cookieDays))),
    [dispatch, cookieDays],
  )
}
