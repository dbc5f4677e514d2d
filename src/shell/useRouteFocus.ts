import { useRouter } from 'next/router'
import { useEffect } from 'react'

/** After a route change the pressed link or button is gone and the focus with it: it then moves to the new page's
 * content, so that a keyboard goes on from there and not from the top of the document. */
export function useRouteFocus() {
  const { events } = useRouter()
  useEffect(() => {
    const refocus = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow && document.activeElement === document.body) document.getElementById('main')?.focus()
    }
    events.on('routeChangeComplete', refocus)
    return () => events.off('routeChangeComplete', refocus)
  }, [events])
}
