import { useRouter } from 'next/router'
import { isAnnouncedOn } from '@/domain/site/announcement'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import styles from './Shell.module.css'

/** Where no script shows the notices: as old as the page in the cache. React leaves the inside of `noscript` to the server. */
export const AnnouncementLines = () => <noscript>{typeof window === 'undefined' && <Lines />}</noscript>

function Lines() {
  const { t } = useTranslation('maintenance')
  const { asPath } = useRouter()
  const { announcements = [] } = useAppSelector(selectSite)
  const path = asPath.split(/[?#]/)[0] ?? '/'
  const here = announcements.filter((one) => isAnnouncedOn(one, path))
  return here.map((one) => (
    <div key={one.id} className={styles.announced} role="note">
      <strong>{t(`announcement.${one.kind}`)}</strong>
      <p lang={LANGUAGES[asLocale(one.language)].tag}>{one.text}</p>
      {one.stopsOrders && <p>{t('announcement.paused')}</p>}
      {one.until !== null && <p>{t('announcement.until', { time: utc(one.until) })}</p>}
    </div>
  ))
}

const utc = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`
