import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { Dialog } from '@/ui/feedback/Dialog'
import styles from './AddressField.module.css'

type Props = { onFound: (code: string) => void; onClose: () => void }

export function ScanDialog({ onFound, onClose }: Props) {
  const { t } = useTranslation('exchange')
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  // The camera must not restart when the form rerenders.
  const found = useEffectEvent((code: string) => {
    onFound(code)
    onClose()
  })

  useEffect(() => {
    let stop = () => {}
    let isClosed = false
    const start = async () => {
      const { default: QrScanner } = await import('qr-scanner')
      if (isClosed || !video.current) return
      const scanner = new QrScanner(video.current, ({ data }) => found(data), {
        highlightScanRegion: true,
        returnDetailedScanResult: true,
      })
      stop = () => scanner.destroy()
      await scanner.start()
    }
    // Without a camera the address can still be typed.
    start().catch(() => setFailed(true))
    return () => {
      isClosed = true
      stop()
    }
  }, [])

  return (
    <Dialog title={t('recipient.scan')} closeLabel={t('picker.close')} onClose={onClose}>
      {hasFailed ? (
        <Callout tone="bad" role="alert">
          <p>{t('recipient.scanFailed')}</p>
        </Callout>
      ) : (
        <video ref={video} className={styles.video} muted playsInline />
      )}
    </Dialog>
  )
}
