import type { Announcement } from '@/domain/site/announcement'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { LANGUAGES, asLocale } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'

type Props = Pick<Announcement, 'text' | 'language' | 'until' | 'stopsOrders'>

/** The operator's words, marked as English where they are not in the language of the page. */
export function AnnouncementText({ text, language, until, stopsOrders }: Props) {
  const { t } = useTranslation('maintenance')
  const { locale, intl } = useLanguage()
  return (
    <>
      <p lang={language === locale ? undefined : LANGUAGES[asLocale(language)].tag}>{text}</p>
      {stopsOrders && <p>{t('announcement.paused')}</p>}
      {until !== null && (
        <p>{t('announcement.until', { time: formatDate(until, intl, DATE_AND_TIME, 'UTC') })}</p>
      )}
    </>
  )
}
