import { useEffect, useEffectEvent } from 'react'

/** Of what is in the page, which never depends on the height of the frame: so it comes to rest. */
export function useWidgetHeight(send: (height: number) => void) {
  const changed = useEffectEvent(send)
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return undefined
    let last = 0
    const measure = () => {
      const height = Math.ceil(main.getBoundingClientRect().height)
      if (height === last || height === 0) return
      last = height
      changed(height)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(main)
    return () => observer.disconnect()
  }, [])
}
