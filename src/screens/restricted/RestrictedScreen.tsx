import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import styles from '../PlainPage.module.css'

export function RestrictedScreen() {
  const { t } = useTranslation('reusable')
  const { brand, hasCountries } = useAppSelector(selectSite)
  const { contactEmail } = brand
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('restricted.title')} description={t('restricted.text')} isPrivate />
      <h1>{t('restricted.title')}</h1>
      <p className={styles.lead}>{t('restricted.text')}</p>
      <p>{t(hasCountries ? 'restricted.clockAndCountry' : 'restricted.clock')}</p>
      <p>{t('restricted.placed')}</p>
      {contactEmail && (
        <p>
          {t('restricted.contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
    </div>
  )
}
