import { CONTACT_TOPICS, contactLimits, type ContactMessage } from '@/domain/site/contact'
import { PLAIN_CONTACT_PATH } from '@/domain/site/plainPages'
import { WhenToWrite } from '@/features/contacts/WhenToWrite'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { SelectField } from '@/ui/form/SelectField'
import { SubmitError } from '@/ui/form/SubmitError'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
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
  const { form, failure } = shown
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
      <Fields shown={shown} />
      <Button type="submit" size="large" wide>
        {t(failure ? 'form.again' : 'form.send')}
      </Button>
    </form>
  )
}

function Fields({ shown: { form, problems, refused } }: { shown: Shown }) {
  const { t } = useTranslation('contacts')
  const problem = (field: keyof ContactMessage) =>
    problems[field] ? t(`problem.${problems[field]}`, contactLimits) : refused[field] && t('problem.refused')
  return (
    <>
      <SelectField
        label={t('form.topic')}
        name="topic"
        defaultValue={form.topic}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <TextField
        label={t('form.email')}
        hint={t('form.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={form.email}
        required
        error={problem('email')}
      />
      <TextField
        label={t('form.exchangeId')}
        hint={t('form.exchangeIdHint')}
        name="exchangeId"
        defaultValue={form.exchangeId}
        error={problem('exchangeId')}
      />
      <TextArea
        label={t('form.message')}
        hint={t('form.messageHint', contactLimits)}
        name="message"
        defaultValue={form.message}
        required
        error={problem('message')}
      />
    </>
  )
}
