import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Notice } from './Notice'

/** Nothing is reloaded by itself: something may be typed, or an order be under way. */
export function UpdateNotice() {
  const { t } = useTranslation('reusable')
  const [isClosed, setClosed] = useState(false)
  const isNew = useNewVersion()
  if (!isNew || isClosed) return null
  return (
    <Notice
      title={t('notice.update.text')}
      actions={
        <>
          <Button size="small" onClick={() => window.location.reload()}>
            {t('notice.update.reload')}
          </Button>
          <Button size="small" look="quiet" onClick={() => setClosed(true)}>
            {t('notice.update.later')}
          </Button>
        </>
      }
    />
  )
}

/** Another worker has taken over this page, so another release is served. */
function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    // The first worker of a device is no news.
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
    const changed = () => setNew(true)
    navigator.serviceWorker.addEventListener('controllerchange', changed)
    return () => navigator.serviceWorker.removeEventListener('controllerchange', changed)
  }, [])
  return isNew
}
