import { useEffect, useRef, useState } from 'react'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import { heightIn } from '@/domain/site/widgetMessage'
import { widgetPath } from '@/domain/site/widgetPage'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import styles from './Partners.module.css'

/** Of the frame before its height is known, in CSS pixels. */
const HEIGHT = 720

export function WidgetPreview({ widget }: { widget: PartnerWidget }) {
  const { t } = useTranslation('partner-widgets')
  const frame = useRef<HTMLIFrameElement>(null)
  const { locale } = useLanguage()
  const isBrowser = useIsBrowser()
  const [height, setHeight] = useState(HEIGHT)
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      const said = isOurs ? heightIn(data) : null
      if (said) setHeight(said)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  const path = widgetPath(widget.id)
  const title = t('preview.title', { name: widget.name })
  return (
    <Section title={title} lead={t('preview.lead')}>
      {isBrowser && (
        <iframe
          ref={frame}
          className={styles.preview}
          src={widget.language ? path : localePath(locale, path)}
          title={title}
          height={height}
          loading="lazy"
        />
      )}
    </Section>
  )
}
