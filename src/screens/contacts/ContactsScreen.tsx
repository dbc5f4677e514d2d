import { ContactForm } from '@/features/contacts/ContactForm'
import { WhenToWrite } from '@/features/contacts/WhenToWrite'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { ButtonLink } from '@/ui/form/Button'
import { FORM_ANCHOR } from '../ContentColumns'
import { ContentPage } from '../ContentPage'
import type { PageProps } from '../loadPage'

export type ContactsData = { isRead: boolean }

export function ContactsScreen({ data }: PageProps<ContactsData>) {
  const { t } = useTranslation('contacts')
  const { brand, sandbox } = useAppSelector(selectSite)
  const isRead = data?.isRead !== false
  return (
    <ContentPage
      title={t('title')}
      lead={t('lead')}
      actions={isRead && <ButtonLink href={FORM_ANCHOR}>{t('form.title')}</ButtonLink>}
      form={isRead && <ContactForm />}
    >
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
      {sandbox && <Callout title={t('sandbox')} />}
      <WhenToWrite />
    </ContentPage>
  )
}
