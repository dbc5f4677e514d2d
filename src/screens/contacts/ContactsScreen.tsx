import { ContactForm } from '@/features/contacts/ContactForm'
import { WhenToWrite } from '@/features/contacts/WhenToWrite'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import type { PageProps } from '../loadPage'
import { WordsBesideForm } from '../WordsBesideForm'

export type ContactsData = { isRead: boolean }

export function ContactsScreen({ data }: PageProps<ContactsData>) {
  const { t } = useTranslation('contacts')
  const { brand, sandbox } = useAppSelector(selectSite)
  return (
    <WordsBesideForm
      title={t('title')}
      lead={t('lead')}
      note={sandbox ? t('sandbox') : null}
      words={<WhenToWrite />}
      form={data?.isRead !== false && <ContactForm />}
    >
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
    </WordsBesideForm>
  )
}
