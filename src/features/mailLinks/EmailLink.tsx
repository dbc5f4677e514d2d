import { confirmEmail, restoreEmail } from '@/api/account'
import { stopPayout } from '@/api/programmes'
import { stopFactorReset } from '@/api/security'
import { isSignedIn } from '@/auth/isSignedIn'
import { profileChanged } from '@/auth/loadProfile'
import { paths } from '@/config/paths'
import { isUncertain } from '@/domain/text/failure'
import { showBtc } from '@/domain/money/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch } from '@/store/hooks'
import { useMutation } from '@/query/useMutation'
import { Button, ButtonLink } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { isSpent } from './isSpent'
import { LinkOutcome } from './LinkOutcome'

type Kind = 'emailChanged' | 'emailRestored' | 'payoutStopped' | 'resetStopped'
type Props = { kind: Kind; token: string }

export function EmailLink({ kind, token }: Props) {
  const { t } = useTranslation('sign-in')
  const failureText = useFailureText()
  const dispatch = useAppDispatch()
  const { intl } = useLanguage()
  const { state, mutate } = useMutation(async () => {
    if (kind === 'payoutStopped') {
      return showBtc(await stopPayout(token), intl)
    }
    if (kind === 'resetStopped') {
      await stopFactorReset(token)
      return ''
    }
    if (kind === 'emailRestored') return restoreEmail(token)
    const email = await confirmEmail(token)
    profileChanged(dispatch)
    return email
  })
  if (state.kind === 'done') return <EmailDone kind={kind} subject={state.data} />
  if (state.kind === 'failed' && isSpent(state.failure))
    return (
      <LinkOutcome title={t('link.spent')}>
        <p>{t(`${kind}.spent`)}</p>
        <WayOn />
      </LinkOutcome>
    )
  return (
    <LinkOutcome title={t(`${kind}.question`)}>
      <p>{t(`${kind}.lead`)}</p>
      {state.kind === 'failed' && (
        <Callout tone="bad" role="alert" title={failureText(state.failure)}>
          {isUncertain(state.failure) && <p>{t('link.uncertain')}</p>}
        </Callout>
      )}
      <Button busy={state.kind === 'pending'} onClick={() => void mutate()}>
        {t(state.kind === 'failed' ? 'link.again' : `${kind}.send`)}
      </Button>
    </LinkOutcome>
  )
}

/** `subject`: the address that the account has now, or the amount that went back to the balance. */
function EmailDone({ kind, subject }: { kind: Kind; subject: string }) {
  const { t } = useTranslation('sign-in')
  return (
    <LinkOutcome title={t(`${kind}.title`)}>
      <p>{t(`${kind}.text`, { email: subject, amount: subject })}</p>
      {kind !== 'emailRestored' && <WayOn />}
    </LinkOutcome>
  )
}

function WayOn() {
  const { t } = useTranslation('sign-in')
  const isIn = isSignedIn()
  return (
    <ButtonLink href={isIn ? paths.account.settings : paths.signIn()}>
      {t(isIn ? 'toSettings' : 'toSignIn')}
    </ButtonLink>
  )
}
