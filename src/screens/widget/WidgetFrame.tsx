import type { MouseEvent, ReactNode } from 'react'
import { isWidgetPage } from '@/domain/site/widgetPage'
import { WidgetMessages } from '@/features/widget/WidgetMessages'
import { localePrefix } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { OfflineGuard } from '@/shell/OfflineGuard'
import { useRoutesOnInteraction } from '@/shell/next-patches/useRoutesOnInteraction'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import styles from './Widget.module.css'

type Props = {
  /** The exchange that is shown. */
  publicId?: string | null
  children: ReactNode
}

/** In place of the site's shell, in other people's pages. */
export function WidgetFrame({ publicId = null, children }: Props) {
  const { t } = useTranslation(['header', 'widget'])
  const { widget, sandbox } = useAppSelector(selectSite)
  const { locale } = useLanguage()
  useRoutesOnInteraction()

  // Every other page of the site refuses to be framed, and loses its own shell in here.
  const leave = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target === '_blank' || link.hasAttribute('download')) return
    const { origin, pathname, href } = link
    if (!origin.startsWith('http')) return
    const path = pathname.slice(localePrefix(locale).length)
    if (origin === location.origin && isWidgetPage(path)) return
    event.preventDefault()
    event.stopPropagation()
    window.open(href, '_blank', 'noopener')
  }
  return (
    <div className={styles.frame} onClickCapture={leave}>
      {widget?.accentStyle && <style>{widget.accentStyle}</style>}
      {sandbox && (
        <p className={styles.sandbox} role="note">
          {t('sandbox')}
        </p>
      )}
      {/* The first paint waits for it (Document). */}
      <span id="header-end" />
      {children}
      <OfflineGuard />
      <WidgetMessages publicId={publicId} />
    </div>
  )
}
