import { DATE, formatDate } from '@/domain/text/date'
import type { Prose } from '@/domain/text/prose'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import styles from './LegalNote.module.css'

export function LegalNote({ prose: { updated, missing } }: { prose: Prose }) {
  const { t } = useTranslation('legal')
  const { intl } = useLanguage()
  const { sandbox } = useAppSelector(selectSite)
  const date = formatDate(updated, intl, DATE, 'UTC')
  return (
    <div className={styles.note}>
      <p className={styles.updated}>{t('updated', { date })}</p>
      {missing.length > 0 && (
        <Callout title={t('incomplete.title')}>
          {sandbox && <p>{t('incomplete.sandbox')}</p>}
          <p>{t('incomplete.missing')}</p>
          <ul className={styles.missing}>
            {missing.map((fact) => (
              <li key={fact}>{t(`settings.${fact}`)}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
