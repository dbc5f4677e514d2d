import { requestPasswordReset } from '@/api/signIn'
import { emailProblem } from '@/domain/account/credentialProblems'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { EmailField } from '@/ui/form/EmailField'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { MailboxNote } from './MailboxNote'
import { readCredentials } from '@/domain/account/readCredentials'

export function ResetForm() {
  const { t } = useTranslation(['sign-in', 'credentials', 'forgot_password'])
  const { locale } = useLanguage()
  const send = async (email: string) => {
    await requestPasswordReset(email, locale)
    return email
  }
  const { form, state, problems, reset } = useForm({
    read: readCredentials,
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: ({ email }) => send(email),
  })
  if (state.kind === 'done') {
    const { data } = state
    return <MailboxNote kind="reset" email={data} onSendAgain={() => send(data)} onOtherAddress={reset} />
  }
  return (
    <ScriptedForm {...form} without={t('credentials:noScripts')}>
      <EmailField autoComplete="username" problem={problems.email} />
      <CredentialsEnd state={state} label={t('forgot_password:reset.send')} />
    </ScriptedForm>
  )
}
