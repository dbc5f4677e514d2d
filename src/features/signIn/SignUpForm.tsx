import { signUp } from '@/api/signIn'
import { makeSignUpNonce } from '@/browser/storage/signUpNonce'
import { emailProblem, newPasswordProblem } from '@/domain/account/credentialProblems'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { useAppSelector } from '@/store/hooks'
import { selectAttribution } from '@/store/slices/analyticsSlice'
import { EmailField } from '@/ui/form/EmailField'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { MailboxNote } from './MailboxNote'
import { readCredentials } from '@/domain/account/readCredentials'

type Credentials = ReturnType<typeof readCredentials>

/** Does not reveal whether the address has an account. */
export function SignUpForm({ email }: { email: string }) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const { locale } = useLanguage()
  const { referral, referralAt } = useAppSelector(selectAttribution)
  const send = async (credentials: Credentials) => {
    const brought = referral !== null && referralAt !== null && { referral, referralAt }
    await signUp({ ...credentials, nonce: makeSignUpNonce(), ...brought }, locale)
    return credentials
  }
  const { form, state, problems, reset } = useForm({
    read: readCredentials,
    check: (typed) => ({
      email: emailProblem(typed.email),
      password: newPasswordProblem(typed.password, typed.email),
    }),
    send,
  })
  if (state.kind === 'done') {
    const { data } = state
    return (
      <MailboxNote kind="signUp" email={data.email} onSendAgain={() => send(data)} onOtherAddress={reset} />
    )
  }
  return (
    <section aria-labelledby="sign-up">
      <h2 id="sign-up">{t('signUp.title')}</h2>
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        <EmailField
          autoComplete="username"
          defaultValue={email}
          hint={t('signUp.emailHint')}
          problem={problems.email}
        />
        <PasswordField kind="new" problem={problems.password} />
        <CredentialsEnd state={state} label={t('signUp.send')} />
      </ScriptedForm>
    </section>
  )
}
