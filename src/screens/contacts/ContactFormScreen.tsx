import { contactLimits, type ContactMessage } from '@/domain/site/contact'
import { PLAIN_CONTACT_PATH } from '@/domain/site/plainPages'
import { ContactFields } from '@/features/contacts/ContactFields'
import { WhenToWrite } from '@/features/contacts/WhenToWrite'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import { FORM_ANCHOR } from '../ContentColumns'
import { ContentPage } from '../ContentPage'
import type { PageProps } from '../loadPage'
import styles from './ContactFormScreen.module.css'
import type { ContactFormData } from './loadContactForm'

type Shown = Extract<ContactFormData, { kind: 'form' }>

/** The contact form as a page without scripts. */
export function ContactFormScreen({ data }: PageProps<ContactFormData>) {
  const { t } = useTranslation('contacts')
  const { brand, sandbox } = useAppSelector(selectSite)
  if (!data) return null
  return (
    <ContentPage
      title={t('title')}
      lead={t('lead')}
      form={data.kind === 'sent' ? <Sent reference={data.reference} /> : <Form shown={data} />}
    >
      <SeoHead
        title={t('seo.title', { brand: brand.name })}
        description={t('seo.description')}
        isPrivate
        isError
      />
      {sandbox && <Callout title={t('sandbox')} />}
      <WhenToWrite />
    </ContentPage>
  )
}

function Sent({ reference }: { reference: string }) {
  const { t } = useTranslation('contacts')
  const { sandbox } = useAppSelector(selectSite)
  const { locale } = useLanguage()
  return (
    <section className={styles.form} aria-labelledby="contact-sent">
      <h2 id="contact-sent">{t('sent.title')}</h2>
      <p className={styles.reference}>
        {t('sent.reference')} <b translate="no">{reference}</b>
      </p>
      <p>{t(sandbox ? 'sent.sandbox' : 'sent.operator')}</p>
      <p>
        <a href={localePath(locale, PLAIN_CONTACT_PATH)}>{t('sent.another')}</a>
      </p>
    </section>
  )
}

function Form({ shown }: { shown: Shown }) {
  const { t } = useTranslation('contacts')
  const { locale } = useLanguage()
  const { form, failure, problems, refused } = shown
  const problemOf = (field: keyof ContactMessage) =>
    problems[field]
      ? t(`problem.${problems[field]}`, contactLimits)
      : refused[field]
        ? t('problem.refused')
        : undefined
  return (
    <form
      className={styles.form}
      // What is wrong stands there, below the words on a telephone.
      action={localePath(locale, PLAIN_CONTACT_PATH) + FORM_ANCHOR}
      method="post"
      noValidate
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form">{t('form.title')}</h2>
      <input type="hidden" name="key" value={form.key} />
      {failure && (
        <SubmitError failure={failure} fields={t('failed.fields')} uncertain={t('failed.uncertain')} />
      )}
      <ContactFields sent={form} problemOf={problemOf} />
      <Button type="submit" size="large" wide>
        {t(failure ? 'form.again' : 'form.send')}
      </Button>
    </form>
  )
}
