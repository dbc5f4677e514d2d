import { resetPassword } from '@/api/signIn'
import { paths } from '@/config/paths'
import { newPasswordProblem } from '@/domain/account/credentialProblems'
import { useEnterAccount } from '@/auth/useEnterAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { ButtonLink } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { isSpent } from './isSpent'
import { LinkOutcome } from './LinkOutcome'
import { OtherAccountNote } from './OtherAccountNote'
import { SpentLink } from './SpentLink'
import { useLinkToken } from './useLinkToken'

const readPassword = (typed: FormData) => {
  const password = typed.get('password')
  return { password: typeof password === 'string' ? password : '' }
}

export function NewPasswordForm() {
  const { t } = useTranslation(['sign-in', 'credentials', 'forgot_password'])
  const brought = useLinkToken()
  const token = brought?.token ?? ''
  const enter = useEnterAccount()
  const { form, state, problems } = useForm({
    read: readPassword,
    // Only the back end knows whose link it is.
    check: ({ password }) => ({ password: newPasswordProblem(password, '') }),
    send: async ({ password }) => {
      const response = await resetPassword(token, password)
      return 'secondFactor' in response ? 'secondFactor' : enter(response)
    },
  })
  if (state.kind === 'done')
    return (
      <LinkOutcome title={t('forgot_password:newPassword.done')}>
        <p>
          {t(
            state.data === true
              ? 'forgot_password:newPassword.doneText'
              : state.data
                ? 'forgot_password:newPassword.signInText'
                : 'signIn.noCookies',
          )}
        </p>
        <ButtonLink href={state.data === true ? paths.account.overview : paths.signIn()}>
          {t(state.data === true ? 'toAccount' : 'toSignIn')}
        </ButtonLink>
      </LinkOutcome>
    )
  if (brought === null || (state.kind === 'failed' && isSpent(state.failure)))
    return (
      <SpentLink isMissing={brought === null} text={t('forgot_password:newPassword.spent')}>
        <ButtonLink href={paths.passwordReset}>{t('forgot_password:newPassword.askAgain')}</ButtonLink>
      </SpentLink>
    )
  return (
    <>
      {brought && <OtherAccountNote />}
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        <PasswordField kind="new" label={t('credentials:newPassword')} problem={problems.password} />
        <CredentialsEnd state={state} label={t('forgot_password:newPassword.send')} />
      </ScriptedForm>
    </>
  )
}
