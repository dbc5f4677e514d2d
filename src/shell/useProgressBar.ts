import { useRouter } from 'next/router'
import NProgress from 'nprogress'
import { useEffect } from 'react'

/** A thin bar at the top from the start of a route change to its end or failure (specification §1). */
export function useProgressBar() {
  const { events } = useRouter()
  useEffect(() => {
    NProgress.configure({
      showSpinner: false,
      // Its own template gives the bar a role that does not exist.
      template: '<div class="bar"></div>',
      barSelector: '.bar',
    })
    const start = () => void NProgress.start()
    const stop = () => void NProgress.done()
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
