import { sendContactMessage } from '@/api/feedback'
import { CONTACT_TOPICS, contactLimits, type ContactMessage, contactProblems } from '@/domain/site/contact'
import { PLAIN_CONTACT_PATH } from '@/domain/site/plainPages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SelectField } from '@/ui/form/SelectField'
import { FormSection } from '@/ui/form/FormSection'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { ContactSent } from './ContactSent'
import { exchangeIdIn } from '@/domain/exchange/exchangeId'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { useLinkedExchangeId } from '@/ui/hooks/useLinkedExchangeId'

export function ContactForm() {
  const { t } = useTranslation('contacts')
  const { locale } = useLanguage()
  const { form, state, problems, reset } = useContactForm(locale)
  if (state.kind === 'done') return <ContactSent reference={state.data} onAgain={reset} />

  return (
    <FormSection
      id="contact-form"
      title={t('form.title')}
      without={<a href={localePath(locale, PLAIN_CONTACT_PATH)}>{t('form.noScripts')}</a>}
      form={form}
      state={state}
      label={t(state.kind === 'failed' ? 'form.again' : 'form.send')}
      sending={t('form.sending')}
      fields={t('failed.fields')}
      uncertain={t('failed.uncertain')}
    >
      <Fields problems={problems} />
    </FormSection>
  )
}

type FieldsProps = { problems: ReturnType<typeof useContactForm>['problems'] }

function Fields({ problems }: FieldsProps) {
  const { t } = useTranslation('contacts')
  const exchangeId = useLinkedExchangeId()
  const problem = (field: keyof ContactMessage) =>
    problems[field] &&
    t(`problem.${problems[field]}`, { ...contactLimits, defaultValue: t('problem.refused') })
  return (
    <>
      <SelectField
        label={t('form.topic')}
        name="topic"
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <TextField
        label={t('form.email')}
        hint={t('form.emailHint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem('email')}
      />
      <TextField
        ref={exchangeId}
        label={t('form.exchangeId')}
        hint={t('form.exchangeIdHint')}
        name="exchangeId"
        error={problem('exchangeId')}
      />
      <TextArea
        label={t('form.message')}
        hint={t('form.messageHint', contactLimits)}
        name="message"
        required
        error={problem('message')}
      />
    </>
  )
}

const textOf = (typed: FormData, field: keyof ContactMessage) => typedText(typed, field).trim()

const read = (typed: FormData): ContactMessage => ({
  topic: CONTACT_TOPICS.find((topic) => topic === textOf(typed, 'topic')) ?? 'other',
  email: textOf(typed, 'email'),
  exchangeId: exchangeIdIn(textOf(typed, 'exchangeId')),
  message: textOf(typed, 'message'),
})

const useContactForm = (language: string) =>
  useForm<ContactMessage, string>({
    read,
    check: contactProblems,
    send: (message, idempotencyKey) =>
      sendContactMessage(message, { 'idempotency-key': idempotencyKey, 'site-language': language }),
  })
