import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '@/i18n/useLanguage'

/** Corrects the page's `lang` when the language is switched: Next.js writes its name in the address, and `cn` is no
 * language (decisions §3). */
export function useDocumentLanguage() {
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
