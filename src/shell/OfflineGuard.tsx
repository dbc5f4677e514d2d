import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import styles from './Shell.module.css'

/** Offline, a link would end on the browser's error page, and what was typed would be lost. */
export function OfflineGuard() {
  const { t } = useTranslation('reusable')
  const [isHolding, setHolding] = useState(false)
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine || !leadsAway(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      setHolding(true)
    }
    const release = () => setHolding(false)
    document.addEventListener('click', hold, true)
    document.addEventListener('submit', hold, true)
    window.addEventListener('online', release)
    return () => {
      document.removeEventListener('click', hold, true)
      document.removeEventListener('submit', hold, true)
      window.removeEventListener('online', release)
    }
  }, [])
  return (
    <div className={styles.offline} aria-live="polite">
      {isHolding && <Callout tone="bad" title={t('failure.offline')} />}
    </div>
  )
}

function leadsAway(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) {
    const action = target.getAttribute('action')
    return action !== null && !window.location.pathname.endsWith(action)
  }
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === window.location.origin && link.pathname !== window.location.pathname
}
