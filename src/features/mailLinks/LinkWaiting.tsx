import { useTranslation } from 'next-i18next/pages'
import styles from './LinkOutcome.module.css'

export function LinkWaiting() {
  const { t } = useTranslation('sign-in')
  return (
    <>
      <p className={styles.waiting} role="status">
        {t('link.waiting')}
      </p>
      <p className={styles.without}>{t('link.noScripts')}</p>
    </>
  )
}
