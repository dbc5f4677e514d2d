import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { whenIdle, whenLoaded } from '@/browser/page/pageLoad'

const importBar = () => import('./progressBar').then((module) => module.progressBar)

/** A thin bar at the top from the start of a route change to its end or failure (specification §2). Its code comes
 * when the page is at rest, or with the first route change where that is sooner. */
export function useProgressBar() {
  const { events } = useRouter()
  useEffect(() => {
    let isChanging = false
    let bar: Awaited<ReturnType<typeof importBar>> | undefined
    const load = async () => {
      // A page can be changed without its bar.
      bar ??= await importBar().catch(() => undefined)
      if (isChanging) bar?.start()
    }
    const start = () => {
      isChanging = true
      void load()
    }
    const stop = () => {
      isChanging = false
      bar?.done()
    }
    void whenLoaded().then(whenIdle).then(load)
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', stop)
    events.on('routeChangeError', stop)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', stop)
      events.off('routeChangeError', stop)
    }
  }, [events])
}
