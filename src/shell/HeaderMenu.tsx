import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import styles from './Header.module.css'

/** The navigation of small screens. It opens without scripts too; with them it closes like any menu. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('header')
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={t('nav.menu')}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M3 6h14M3 10h14M3 14h14" strokeLinecap="round" />
        </svg>
      </summary>
      <nav aria-label={t('nav.label')}>{children}</nav>
    </details>
  )
}

/** Closes on navigation, Escape, a press outside, and when the focus moves elsewhere on the page. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>) {
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
