import { useTranslation } from 'next-i18next/pages'
import { makeSignUpNonce } from '@/browser/signUpNonce'
import { emailProblem, newPasswordProblem } from '@/domain/credentialProblems'
import { useLanguage } from '@/i18n/useLanguage'
import { useSentForm } from '@/store/useSentForm'
import { EmailField } from '@/ui/EmailField'
import { CredentialsEnd } from '@/ui/CredentialsEnd'
import { PasswordField } from '@/ui/PasswordField'
import { WokenForm } from '@/ui/WokenForm'
import { MailboxNote } from './MailboxNote'
import { readCredentials } from '@/domain/readCredentials'

type Credentials = ReturnType<typeof readCredentials>

/** Once sent, it says the same for every address: whether one has an account here is nobody's business. */
export function SignUpForm({ email }: { email: string }) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const { locale } = useLanguage()
  const send = async (credentials: Credentials) => {
    await (await import('@/api/signIn')).signUp({ ...credentials, nonce: makeSignUpNonce() }, locale)
    return credentials
  }
  const { form, state, problems, again } = useSentForm({
    read: readCredentials,
    check: (typed) => ({
      email: emailProblem(typed.email),
      password: newPasswordProblem(typed.password, typed.email),
    }),
    send,
  })
  if (state.kind === 'sent') {
    const { answer } = state
    return (
      <MailboxNote
        kind="signUp"
        email={answer.email}
        onSendAgain={() => send(answer)}
        onOtherAddress={again}
      />
    )
  }
  return (
    <section aria-labelledby="sign-up">
      <h2 id="sign-up">{t('signUp.title')}</h2>
      <WokenForm {...form} without={t('credentials:noScripts')}>
        <EmailField
          autoComplete="username"
          defaultValue={email}
          hint={t('signUp.emailHint')}
          problem={problems.email}
        />
        <PasswordField kind="new" problem={problems.password} />
        <CredentialsEnd state={state} label={t('signUp.send')} />
      </WokenForm>
    </section>
  )
}
