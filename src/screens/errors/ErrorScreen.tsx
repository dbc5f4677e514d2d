import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { Illustration } from '@/ui/feedback/Illustration'
import { ButtonLink } from '@/ui/form/Button'
import { TrackForm } from '@/ui/form/TrackForm'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import styles from '../PlainPage.module.css'

const LINKS = ['exchange', 'coins', 'faq', 'contacts'] as const

export function ErrorScreen({ kind }: { kind: 'notFound' | 'serverError' }) {
  const { t } = useTranslation(['reusable', 'header'])
  const isOff = useIsOff()
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t(`${kind}.title`)} description={t(`${kind}.text`)} isPrivate isError />
      <Illustration name={kind === 'notFound' ? 'notFound' : 'failed'} />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <div className={styles.track}>
        <TrackForm />
      </div>
      <div>
        <ButtonLink href={paths.home}>{t('toHome')}</ButtonLink>
      </div>
      <nav aria-label={t('header:nav.label')}>
        <ul className={styles.links}>
          {LINKS.filter((key) => !isOff(paths[key])).map((key) => (
            <li key={key}>
              <PageLink href={paths[key]}>{t(`header:nav.${key}`)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
