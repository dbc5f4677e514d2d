import { paths } from '@/config/paths'
import { Faq } from '@/features/faq/Faq'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAddressIn } from '@/shell/useAddressIn'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { Panel } from '@/ui/layout/Panel'
import { PageHead } from '../PageHead'
import styles from './FaqScreen.module.css'

export function FaqScreen() {
  const { t } = useTranslation('faq')
  const { brand } = useAppSelector(selectSite)
  const isOff = useIsOff()
  const addressIn = useAddressIn()
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Faq address={addressIn()} />
      {!isOff(paths.contacts) && (
        <Panel>
          <h2>{t('more.title')}</h2>
          <p className={styles.more}>{t('more.text')}</p>
          <div className={styles.links}>
            <ButtonLink href={paths.contacts}>{t('more.contact')}</ButtonLink>
            <ButtonLink href={paths.howItWorks} look="outline">
              {t('more.how')}
            </ButtonLink>
          </div>
        </Panel>
      )}
    </div>
  )
}
