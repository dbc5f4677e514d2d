import { useRegionGate } from '@/features/region/useRegionGate'
import { useEffect, useEffectEvent } from 'react'
import { useRouter } from 'next/router'
import { useLanguage } from '@/i18n/useLanguage'
import { useAttribution } from './useAttribution'

export function BackgroundTasks() {
  useRegionGate()
  useAttribution()
  useDocumentLanguage()
  useRouteFocus()
  return null
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
      if (!shallow && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    }
    events.on('routeChangeComplete', refocus)
    return () => events.off('routeChangeComplete', refocus)
  }, [events])
}
