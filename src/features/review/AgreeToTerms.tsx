import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './ReviewOrder.module.css'

/** In a tab of its own: the reviewed order stays. */
export function AgreeToTerms() {
  const { t } = useTranslation('exchange')
  return (
    <p className={styles.fine}>
      <PageLink href={paths.termsOfUse} target="_blank" prefetch={false}>
        {t('review.terms')}
      </PageLink>
    </p>
  )
}
