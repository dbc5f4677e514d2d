import { useTranslation } from 'next-i18next/pages'
import { emailProblem } from '@/domain/credentialProblems'
import { useLanguage } from '@/i18n/useLanguage'
import { useSentForm } from '@/store/useSentForm'
import { EmailField } from '@/ui/EmailField'
import { CredentialsEnd } from '@/ui/CredentialsEnd'
import { WokenForm } from '@/ui/WokenForm'
import { MailboxNote } from './MailboxNote'
import { readCredentials } from '@/domain/readCredentials'

/** Asks for a link to choose a new password; says the same for every address. */
export function ResetForm() {
  const { t } = useTranslation(['sign-in', 'credentials', 'forgot_password'])
  const { locale } = useLanguage()
  const send = async (email: string) => {
    await (await import('@/api/signIn')).askPasswordReset(email, locale)
    return email
  }
  const { form, state, problems, again } = useSentForm({
    read: readCredentials,
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: ({ email }) => send(email),
  })
  if (state.kind === 'sent') {
    const { answer } = state
    return <MailboxNote kind="reset" email={answer} onSendAgain={() => send(answer)} onOtherAddress={again} />
  }
  return (
    <WokenForm {...form} without={t('credentials:noScripts')}>
      <EmailField autoComplete="username" problem={problems.email} />
      <CredentialsEnd state={state} label={t('forgot_password:reset.send')} />
    </WokenForm>
  )
}
