import { CONTACT_TOPICS, contactLimits, type ContactMessage } from '@/domain/site/contact'
import { useTranslation } from '@/i18n/useTranslation'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { useLinkedExchangeId } from '@/ui/hooks/useLinkedExchangeId'

type Props = {
  /** What a form that was sent without scripts comes back with. */
  sent?: ContactMessage
  problemOf: (field: keyof ContactMessage) => string | undefined
}

export function ContactFields({ sent, problemOf }: Props) {
  const { t } = useTranslation('contacts')
  const exchangeId = useLinkedExchangeId()
  return (
    <>
      <SelectField
        label={t('form.topic')}
        name="topic"
        defaultValue={sent?.topic}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <TextField
        label={t('form.email')}
        hint={t('form.emailHint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={sent?.email}
        required
        error={problemOf('email')}
      />
      <TextField
        ref={exchangeId}
        label={t('form.exchangeId')}
        hint={t('form.exchangeIdHint')}
        name="exchangeId"
        defaultValue={sent?.exchangeId}
        error={problemOf('exchangeId')}
      />
      <TextArea
        label={t('form.message')}
        hint={t('form.messageHint', contactLimits)}
        name="message"
        defaultValue={sent?.message}
        required
        error={problemOf('message')}
      />
    </>
  )
}
