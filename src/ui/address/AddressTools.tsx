import { useRouter } from 'next/router'
import { useState, type ReactNode } from 'react'
import { isFramed } from '@/browser/page/isFramed'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { isWidgetPage } from '@/domain/site/widgetPage'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import { Icon } from '@/ui/layout/Icon'
import styles from './AddressField.module.css'

const importScan = () => import('./ScanDialog').then((module) => module.ScanDialog)

type Props = {
  children: ReactNode
  isFilled: boolean
  /** Bank accounts have no code that people could scan. */
  canScan: boolean
  onText: (text: string) => void
  onClear: () => void
}

export function AddressTools({ children, isFilled, canScan, onText, onClear }: Props) {
  const { t } = useTranslation('exchange')
  const failureText = useFailureText()
  const [isScanning, setScanning] = useState(false)
  const dialog = useOnDemand(importScan)
  const isBrowser = useIsBrowser()
  const { pathname } = useRouter()
  // The page of a widget has none either where nobody frames it (Permissions-Policy).
  const isOfWidget = isWidgetPage(pathname)
  const paste = () => void pasteText().then((text) => text && onText(text))
  return (
    <div className={styles.tools}>
      {isBrowser && (
        <>
          {canPaste() && (
            <Button look="quiet" size="small" onClick={paste}>
              {t('recipient.paste')}
            </Button>
          )}
          {canScan && !isOfWidget && !isFramed() && (
            <Button
              look="quiet"
              size="small"
              aria-label={t('recipient.scan')}
              onClick={() => {
                setScanning(true)
                dialog.want()
              }}
            >
              <Icon name="scan" />
            </Button>
          )}
          {children}
          {isFilled && (
            <Button look="quiet" size="small" onClick={onClear}>
              {t('recipient.clear')}
            </Button>
          )}
        </>
      )}
      {isScanning && dialog.Component && (
        <dialog.Component onFound={onText} onClose={() => setScanning(false)} />
      )}
      {dialog.hasFailed && <p role="alert">{failureText({ kind: 'unreachable' })}</p>}
    </div>
  )
}

/** Not in Firefox nor on unsafe connections. */
const canPaste = () => typeof navigator.clipboard?.readText === 'function'

const pasteText = () => navigator.clipboard.readText().catch(() => '')
