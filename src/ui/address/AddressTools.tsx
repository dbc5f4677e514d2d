import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { useState, type ReactNode } from 'react'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import styles from './AddressField.module.css'

const ScanDialog = dynamic(() => import('./ScanDialog').then((module) => module.ScanDialog), { ssr: false })

type Props = { children: ReactNode; isFilled: boolean; onText: (text: string) => void; onClear: () => void }

export function AddressTools({ children, isFilled, onText, onClear }: Props) {
  const { t } = useTranslation('exchange')
  const [isScanning, setScanning] = useState(false)
  const isBrowser = useIsBrowser()
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
          <Button
            look="quiet"
            size="small"
            aria-label={t('recipient.scan')}
            onClick={() => setScanning(true)}
          >
            <Icon name="scan" />
          </Button>
          {children}
          {isFilled && (
            <Button look="quiet" size="small" onClick={onClear}>
              {t('recipient.clear')}
            </Button>
          )}
        </>
      )}
      {isScanning && <ScanDialog onFound={onText} onClose={() => setScanning(false)} />}
    </div>
  )
}

/** Not in Firefox nor on unsafe connections. */
const canPaste = () => typeof navigator.clipboard?.readText === 'function'

const pasteText = () => navigator.clipboard.readText().catch(() => '')
