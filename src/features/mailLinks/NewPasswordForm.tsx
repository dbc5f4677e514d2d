import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { newPasswordProblem } from '@/domain/credentialProblems'
import { useEnterAccount } from '@/store/useEnterAccount'
import { useSentForm } from '@/store/useSentForm'
import { ButtonLink } from '@/ui/Button'
import { CredentialsEnd } from '@/ui/CredentialsEnd'
import { PasswordField } from '@/ui/PasswordField'
import { WokenForm } from '@/ui/WokenForm'
import { isSpent } from './isSpent'
import { LinkOutcome } from './LinkOutcome'
import { OtherAccountNote } from './OtherAccountNote'
import { SpentLink } from './SpentLink'
import { useLinkToken } from './useLinkToken'

const readPassword = (typed: FormData) => {
  const password = typed.get('password')
  return { password: typeof password === 'string' ? password : '' }
}

/** The new password of who came by the link of a letter; it signs in, and ends what the old one had opened. */
export function NewPasswordForm() {
  const { t } = useTranslation(['sign-in', 'credentials', 'forgot_password'])
  const brought = useLinkToken()
  const token = brought?.token ?? ''
  const enter = useEnterAccount()
  const { form, state, problems } = useSentForm({
    read: readPassword,
    // Whose link it is, only the back end knows.
    check: ({ password }) => ({ password: newPasswordProblem(password, '') }),
    send: async ({ password }) => {
      const { resetPassword } = await import('@/api/signIn')
      const answer = await resetPassword(token, password)
      return 'secondFactor' in answer ? 'secondFactor' : enter(answer)
    },
  })
  if (state.kind === 'sent')
    return (
      <LinkOutcome title={t('forgot_password:newPassword.done')}>
        <p>
          {t(
            state.answer === true
              ? 'forgot_password:newPassword.doneText'
              : state.answer
                ? 'forgot_password:newPassword.signInText'
                : 'signIn.noCookies',
          )}
        </p>
        <ButtonLink href={state.answer === true ? paths.account.overview : paths.signIn()}>
          {t(state.answer === true ? 'toAccount' : 'toSignIn')}
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
      <WokenForm {...form} without={t('credentials:noScripts')}>
        <PasswordField kind="new" label={t('credentials:newPassword')} problem={problems.password} />
        <CredentialsEnd state={state} label={t('forgot_password:newPassword.send')} />
      </WokenForm>
    </>
  )
}
