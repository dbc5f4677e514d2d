import { emailOutcome } from '@/api/notifications'
import { looksLikeEmail } from '@/domain/account/email'
import { typedText } from '@/domain/text/typedText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import { TextField } from '@/ui/form/TextField'
import styles from './OutcomeEmailForm.module.css'

type Fields = { email: string }

/** The address goes to the back end and is stored nowhere else. */
export function OutcomeEmailForm({ publicId, isInReview }: { publicId: string; isInReview: boolean }) {
  const { t } = useTranslation('exchange-status')
  const { form, state, problems, reset } = useOutcomeEmail(publicId)
  if (state.kind === 'failed' && state.failure.kind === 'notOffered') return null
  if (state.kind === 'done') {
    return (
      <div className={styles.email}>
        <p role="status">{t(isInReview ? 'email.doneReview' : 'email.done', { email: state.data })}</p>
        <Button look="quiet" size="small" onClick={reset}>
          {t('email.other')}
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className={styles.email} aria-label={t('email.offer')}>
      <TextField
        label={t('email.label')}
        hint={t(isInReview ? 'email.hintReview' : 'email.hint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        autoFocus
        error={problems.email && t('email.invalid')}
      />
      {state.kind === 'failed' && !problems.email && (
        <SubmitError failure={state.failure} fields={t('email.invalid')} uncertain={t('email.uncertain')} />
      )}
      <Button type="submit" look="outline" busy={state.kind === 'pending'}>
        {t('email.save')}
      </Button>
    </form>
  )
}

function useOutcomeEmail(publicId: string) {
  const { locale } = useLanguage()
  return useForm<Fields, string>({
    read: (typed) => ({ email: typedText(typed, 'email').trim() }),
    check: ({ email }) => ({ email: looksLikeEmail(email) ? undefined : 'email_invalid' }),
    send: async ({ email }) => {
      await emailOutcome(publicId, email, locale)
      return email
    },
  })
}
