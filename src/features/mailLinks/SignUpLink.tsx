import { useState } from 'react'
import { signUpNonce } from '@/browser/storage/signUpNonce'
import { paths } from '@/config/paths'
import { knownPasswordProblem } from '@/domain/account/credentialProblems'
import { readCredentials } from '@/domain/account/readCredentials'
import { useEnterAccount } from '@/auth/useEnterAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { ButtonLink } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { PageLink } from '@/ui/layout/PageLink'
import { isSpent } from './isSpent'
import { LinkOutcome } from './LinkOutcome'
import { OtherAccountNote } from './OtherAccountNote'
import { sendConfirmation } from './sendConfirmation'
import { SpentLink } from './SpentLink'

export function SignUpLink({ token }: { token: string | null }) {
  const { t } = useTranslation('sign-in')
  const enter = useEnterAccount()
  // The browser that signed up needs none, unless the back end disagrees.
  const [needsPassword, setNeedsPassword] = useState(() => !signUpNonce())
  const { form, state, problems } = useForm({
    read: readCredentials,
    check: ({ password }) => ({ password: needsPassword ? knownPasswordProblem(password) : undefined }),
    send: async ({ password }) =>
      enter(await sendConfirmation(token ?? '', password, () => setNeedsPassword(true))),
  })
  if (state.kind === 'done') return <SignUpDone isIn={state.data} />
  if (token === null || (state.kind === 'failed' && isSpent(state.failure)))
    return (
      <SpentLink isMissing={token === null} text={t('confirm.spent')}>
        <ButtonLink href={paths.signIn()}>{t('toSignIn')}</ButtonLink>
        <ButtonLink look="outline" href={`${paths.signIn()}?form=sign-up`}>
          {t('toSignUp')}
        </ButtonLink>
      </SpentLink>
    )
  return (
    <>
      <OtherAccountNote />
      {needsPassword && <p>{t('confirm.lead')}</p>}
      <ScriptedForm {...form} without={t('link.noScripts')}>
        {needsPassword && <PasswordField kind="current" problem={problems.password} />}
        <CredentialsEnd state={state} label={t('confirm.send')} />
      </ScriptedForm>
      {needsPassword && (
        <p>
          <PageLink href={paths.passwordReset}>{t('confirm.unknownPassword')}</PageLink>
        </p>
      )}
    </>
  )
}

function SignUpDone({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation('sign-in')
  return (
    <LinkOutcome title={t('confirm.done')}>
      <p>{t(isIn ? 'confirm.doneText' : 'signIn.noCookies')}</p>
      <ButtonLink href={isIn ? paths.account.overview : paths.signIn()}>
        {t(isIn ? 'toAccount' : 'toSignIn')}
      </ButtonLink>
    </LinkOutcome>
  )
}
