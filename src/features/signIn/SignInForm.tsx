import { useEffect } from 'react'
import { signIn } from '@/api/signIn'
import { paths } from '@/config/paths'
import { PLAIN_ACCOUNT_PATH } from '@/domain/site/plainPages'
import { refusedFields } from '@/domain/text/failure'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { EmailField } from '@/ui/form/EmailField'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { SecondFactorForm } from './SecondFactorForm'
import { Unconfirmed } from './Unconfirmed'
import styles from './SignInForms.module.css'

import type { ProofNeeded } from '@/contract/secondFactor'
import { emailProblem, knownPasswordProblem } from '@/domain/account/credentialProblems'
import { useEnterAccount } from '@/auth/useEnterAccount'
import { useForm } from '@/query/useForm'
import { readCredentials } from '@/domain/account/readCredentials'
import { PageLink } from '@/ui/layout/PageLink'

type Props = { email: string; onSignedIn: () => void }

export function SignInForm({ email, onSignedIn }: Props) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const { locale } = useLanguage()
  const { form, state, problems, reset } = useSignInForm()
  const isIn = state.kind === 'done' && state.data === 'signedIn'
  useEffect(() => {
    if (isIn) onSignedIn()
  }, [isIn, onSignedIn])
  if (state.kind === 'done' && typeof state.data === 'object')
    return <SecondFactorForm needed={state.data} onSignedIn={onSignedIn} onBack={reset} />
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">{t('signIn.title')}</h2>
      <ScriptedForm
        {...form}
        without={<a href={localePath(locale, PLAIN_ACCOUNT_PATH)}>{t('signIn.plain')}</a>}
      >
        <EmailField autoComplete="username" defaultValue={email} problem={problems.email} />
        <PasswordField kind="current" problem={problems.password} />
        {state.kind === 'done' && state.data === 'signedOut' && (
          <Callout tone="bad" role="alert" title={t('signIn.noCookies')} />
        )}
        <CredentialsEnd
          state={state}
          label={t('signIn.send')}
          instead={isUnconfirmed(state) && <Unconfirmed />}
        />
      </ScriptedForm>
      <p className={styles.aside}>
        <PageLink href={paths.passwordReset}>{t('signIn.forgotten')}</PageLink>
      </p>
    </section>
  )
}

const isUnconfirmed = (state: ReturnType<typeof useSignInForm>['state']) =>
  state.kind === 'failed' && Object.values(refusedFields(state.failure)).includes('email_unconfirmed')

/** `lost`: the browser stores no cookies. */
function useSignInForm() {
  const enter = useEnterAccount()
  return useForm({
    read: readCredentials,
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: knownPasswordProblem(password),
    }),
    send: async (credentials): Promise<'signedIn' | 'signedOut' | ProofNeeded> => {
      const response = await signIn(credentials)
      if ('secondFactor' in response) return response.secondFactor
      return enter(response) ? 'signedIn' : 'signedOut'
    },
  })
}
