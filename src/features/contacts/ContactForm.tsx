import { sendContactMessage } from '@/api/feedback'
import { CONTACT_TOPICS, contactLimits, type ContactMessage, contactProblems } from '@/domain/site/contact'
import { PLAIN_CONTACT_PATH } from '@/domain/site/plainPages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { FormSection } from '@/ui/form/FormSection'
import { ContactFields } from './ContactFields'
import { ContactSent } from './ContactSent'
import { exchangeIdIn } from '@/domain/exchange/exchangeId'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'

export function ContactForm() {
  const { t } = useTranslation('contacts')
  const { locale } = useLanguage()
  const { form, state, problems, reset } = useContactForm(locale)
  const problemOf = (field: keyof ContactMessage) =>
    problems[field] &&
    t(`problem.${problems[field]}`, { ...contactLimits, defaultValue: t('problem.refused') })
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
      <ContactFields problemOf={problemOf} />
    </FormSection>
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
