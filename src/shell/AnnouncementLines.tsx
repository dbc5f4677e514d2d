import { useRouter } from 'next/router'
import { isAnnouncedOn } from '@/domain/site/announcement'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { AnnouncementText } from '@/ui/feedback/AnnouncementText'
import styles from './Shell.module.css'

/** Where no script shows the notices: as old as the page in the cache. React leaves `noscript` to the server. */
export function AnnouncementLines() {
  const { t } = useTranslation('maintenance')
  const { asPath } = useRouter()
  const { announcements = [] } = useAppSelector(selectSite)
  const path = asPath.split(/[?#]/)[0] ?? '/'
  const here = announcements.filter((one) => isAnnouncedOn(one, path))
  if (here.length === 0) return null
  return (
    <noscript>
      {here.map((one) => (
        <div key={one.id} className={styles.announced} role="note">
          <strong>{t(`announcement.${one.kind}`)}</strong>
          <AnnouncementText {...one} />
        </div>
      ))}
    </noscript>
  )
}
