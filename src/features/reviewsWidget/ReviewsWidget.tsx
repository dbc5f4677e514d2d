import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import styles from './ReviewsWidget.module.css'

/** Trustpilot's names where they differ; it has neither Vietnamese nor Indonesian. */
const LOCALES: Partial<Record<string, string>> = { cn: 'zh-CN', vi: 'en-US', id: 'en-US' }

/** Trustpilot fills it late; its space is reserved, and a plain link stands there until then. */
export function ReviewsWidget() {
  const { t } = useTranslation('footer')
  const { locale, intl } = useLanguage()
  const { vendors, url } = useAppSelector(selectSite)
  if (!vendors.trustpilot) return null
  const { templateId, businessUnitId } = vendors.trustpilot
  return (
    <div
      key={locale}
      className={`trustpilot-widget ${styles.place}`}
      data-locale={LOCALES[locale] ?? intl}
      data-template-id={templateId}
      data-businessunit-id={businessUnitId}
      data-style-height="52px"
      data-style-width="100%"
      data-theme="dark"
    >
      <a href={`https://www.trustpilot.com/review/${new URL(url).hostname}`} target="_blank" rel="noopener">
        {t('reviews')}
      </a>
    </div>
  )
}
