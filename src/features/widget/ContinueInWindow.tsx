import { useState } from 'react'
import { createHandover } from '@/api/exchanges'
import { ownerSecretOf } from '@/browser/storage/ownExchanges'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { paths } from '@/config/paths'
import { localePath } from '@/i18n/localePath'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import styles from './Widget.module.css'

/** The storage of a frame is not that of the site, so the window gets the secret by a code that works once, within a minute. */
export function ContinueInWindow({ publicId }: { publicId: string }) {
  const { t } = useTranslation('widget')
  const failureText = useFailureText()
  const { locale } = useLanguage()
  const isBrowser = useIsBrowser()
  const [blocked, setBlocked] = useState<string | null>(null)
  const { state, mutate } = useMutation(async (opened: Window | null) => {
    try {
      const { token } = await createHandover(publicId)
      // Behind the #, which no server, referrer or log sees.
      const address = `${location.origin}${localePath(locale, paths.status(publicId))}#move=${token}`
      if (opened) opened.location.replace(address)
      else setBlocked(address)
    } catch (error) {
      opened?.close()
      throw error
    }
  })
  if (!isBrowser || ownerSecretOf(publicId) === null) return null
  const open = () => {
    setBlocked(null)
    // Now: a browser opens no window later than the press.
    const opened = window.open('', '_blank')
    if (opened) opened.opener = null
    void mutate(opened)
  }
  return (
    <div className={styles.window}>
      <Button look="outline" size="small" busy={state.kind === 'pending'} onClick={open}>
        {t('window.open')}
      </Button>
      {blocked && (
        <a href={blocked} target="_blank" rel="noopener" onClick={() => setBlocked(null)}>
          {t('window.blocked')}
        </a>
      )}
      {state.kind === 'failed' && <p role="alert">{failureText(state.failure)}</p>}
    </div>
  )
}
