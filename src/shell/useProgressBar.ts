import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { preloadOnInteraction } from '@/browser/page/onFirstInteraction'

const importBar = () => import('./progressBar').then((module) => module.progressBar)

/**
 * R11. A shallow change, such as the next step of an exchange, fetches nothing and needs none. Its code loads
 * after the first interaction, or at the first route change if that is sooner.
 */
export function useProgressBar() {
  const { events } = useRouter()
  useEffect(() => {
    let isChanging = false
    let bar: Awaited<ReturnType<typeof importBar>> | undefined
    const load = async () => {
      // Navigation works without the bar.
      bar ??= await importBar().catch(() => undefined)
      if (isChanging) bar?.start()
    }
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return
      isChanging = true
      void load()
    }
    const stop = () => {
      if (!isChanging) return
      isChanging = false
      bar?.done()
    }
    const stopWaiting = preloadOnInteraction(() => void load())
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', stop)
    events.on('routeChangeError', stop)
    return () => {
      stopWaiting()
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', stop)
      events.off('routeChangeError', stop)
    }
  }, [events])
}
