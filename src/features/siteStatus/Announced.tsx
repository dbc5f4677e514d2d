import type { SiteStatus } from '@/contract/siteStatus'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import styles from './SiteStatus.module.css'

const COLUMNS = ['kind', 'text', 'from', 'until'] as const

/** In the words of staff, marked as English where they have given none in the language of the page. */
export function Announced({ announcements }: Pick<SiteStatus, 'announcements'>) {
  const { t } = useTranslation('status')
  const { t: word } = useTranslation('maintenance')
  const { locale, intl } = useLanguage()
  const time = (iso: string) => formatDate(iso, intl, DATE_AND_TIME, 'UTC')
  if (announcements.length === 0) return null
  return (
    <Section title={t('announced.title')} lead={t('announced.lead')}>
      <CardTable
        caption={t('announced.title')}
        columns={COLUMNS.map((name) => ({ name: t(`column.${name}`) }))}
        rows={announcements.map(({ id, kind, text, language, from, until }) => ({
          key: id,
          cells: [
            <span key="kind" className={styles.kind}>
              {word(`announcement.${kind}`)}
            </span>,
            <span key="text" lang={language === locale ? undefined : LANGUAGES[asLocale(language)].tag}>
              {text}
            </span>,
            time(from),
            until === null ? t('incidents.ongoing') : time(until),
          ],
        }))}
      />
    </Section>
  )
}
