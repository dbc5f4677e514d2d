import { useRegionGate } from '@/features/region/useRegionGate'
import { usePrefetchOnIntent, useStylesOfLinked } from './usePrefetchOnIntent'
import { useProgressBar } from './useProgressBar'
import { useEffect, useEffectEvent } from 'react'
import { noteAttribution } from '@/browser/storage/attribution'
import { landingAddress } from '@/browser/page/pageLoad'
import { visitorAttributed } from '@/store/slices/analyticsSlice'
import { programmesWith } from '@/config/programmes'
import { selectSite } from '@/store/slices/siteSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useRouter } from 'next/router'
import { useLanguage } from '@/i18n/useLanguage'

export function BackgroundTasks() {
  useRegionGate()
  useAttribution()
  useProgressBar()
  usePrefetchOnIntent()
  useStylesOfLinked()
  useDocumentLanguage()
  useRouteFocus()
  return null
}

export function useAttribution() {
  const dispatch = useAppDispatch()
  const { cookieDays } = programmesWith(useAppSelector(selectSite).operator.figures ?? {}).affiliate
  useEffect(
    () => void dispatch(visitorAttributed(noteAttribution(landingAddress(), cookieDays))),
    [dispatch, cookieDays],
  )
}

/** Next.js writes the address's name of the language into `lang`, and `cn` is no language. */
function useDocumentLanguage() {
  const { events } = useRouter()
  const { tag } = useLanguage()
  const name = useEffectEvent(() => {
    document.documentElement.lang = tag
  })
  useEffect(() => {
    const rename = () => name()
    events.on('routeChangeComplete', rename)
    return () => events.off('routeChangeComplete', rename)
  }, [events])
}

/** After a route change the focus is lost with the pressed link; a keyboard continues at the new content. */
function useRouteFocus() {
  const { events } = useRouter()
  useEffect(() => {
    const refocus = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow && document.activeElement === document.body) document.getElementById('main')?.focus()
    }
    events.on('routeChangeComplete', refocus)
    return () => events.off('routeChangeComplete', refocus)
  }, [events])
}
