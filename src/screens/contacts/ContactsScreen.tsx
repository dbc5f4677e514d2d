import { useTranslation } from 'next-i18next/pages'
import { ContactForm } from '@/features/contacts/ContactForm'
import { WhenToWrite } from '@/features/contacts/WhenToWrite'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Callout } from '@/ui/Callout'
import { Panel } from '@/ui/Panel'
import styles from './ContactsScreen.module.css'

export function ContactsScreen() {
  const { t } = useTranslation('contacts')
  const { brand, sandbox } = useAppSelector(selectSite)
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
      <header>
        <Breadcrumbs name={t('title')} />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {sandbox && <Callout title={t('sandbox')} />}
      <div className={styles.columns}>
        <div className={styles.words}>
          <WhenToWrite />
        </div>
        <Panel>
          <ContactForm />
        </Panel>
      </div>
    </div>
  )
}
