import { LOCALES } from '@/config/locales'
import { announcedText } from '@/domain/site/announcement'
import type { NewAnnouncement } from '@/api/deskAnnouncements'
import { LANGUAGES } from '@/i18n/languages'
import { AnnouncementText } from '@/ui/feedback/AnnouncementText'
import { Panel } from '@/ui/layout/Panel'
import styles from './Desk.module.css'

/** As visitors see it; only the words around the text are theirs in their language. */
export function AnnouncementPreview({ announcement }: { announcement: NewAnnouncement }) {
  const { texts, until, stopsOrders } = announcement
  const written = LOCALES.filter((locale) => texts[locale])
  const missing = LOCALES.filter((locale) => !texts[locale])
  return (
    <div className={styles.part}>
      <p>{summaryOf(announcement)}</p>
      {written.map((locale) => (
        <Panel key={locale}>
          <strong>{LANGUAGES[locale].name}</strong>
          <AnnouncementText {...announcedText(texts, locale)} until={until} stopsOrders={stopsOrders} />
        </Panel>
      ))}
      {missing.length > 0 && (
        <p>{`Shown in English, marked as such: ${missing.map((locale) => LANGUAGES[locale].name).join(', ')}.`}</p>
      )}
    </div>
  )
}

const summaryOf = ({ kind, from, until, pages, isDismissible, stopsOrders }: NewAnnouncement) =>
  [
    `A ${kind}, shown ${from === null ? 'from now on' : `from ${from}`}`,
    until === null ? ' until somebody ends it, ' : ` until ${until}, `,
    pages.length === 0 ? 'on every page. ' : `on ${pages.join(', ')}. `,
    isDismissible ? 'Visitors can close it. ' : 'Visitors cannot close it. ',
    stopsOrders ? 'Meanwhile nobody can create an exchange; those that exist continue.' : '',
  ].join('')
