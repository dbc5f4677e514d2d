import { useRouter } from 'next/router'
import { useEffect, type RefObject } from 'react'

/** Closes on navigation, Escape, an outside press, and when the focus leaves. */
export function useDisclosure(menu: RefObject<HTMLDetailsElement | null>) {
  const { events } = useRouter()
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const close = () => details.removeAttribute('open')
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close()
    }
    events.on('routeChangeComplete', close)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      events.off('routeChangeComplete', close)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [events, menu])
}
