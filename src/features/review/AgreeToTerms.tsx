import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import styles from './ReviewOrder.module.css'

/** In a tab of its own: the reviewed order stays. */
export function AgreeToTerms() {
  const { t } = useTranslation('exchange')
  return (
    <p className={styles.fine}>
      <Link href={paths.termsOfUse} target="_blank" prefetch={false}>
        {t('review.terms')}
      </Link>
    </p>
  )
}
