import { acceptStaffInvitation } from '@/api/deskStaff'
import { useIsSignedIn } from '@/auth/useIsSignedIn'
import { paths } from '@/config/paths'
import type { Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { confirmed } from '@/store/confirmed'
import { Callout } from '@/ui/feedback/Callout'
import { Button, ButtonLink } from '@/ui/form/Button'
import { isSpent } from './isSpent'
import { LinkOutcome } from './LinkOutcome'

const isOthers = (failure: Failure) =>
  failure.kind === 'refused' && failure.body.code === 'action_unavailable'

/** By the account with the invited address alone, so it needs a sign-in. */
export function StaffInvitation({ token }: { token: string }) {
  const { t } = useTranslation('sign-in')
  const isIn = useIsSignedIn()
  const failureText = useFailureText()
  const { state, mutate } = useMutation(() => confirmed(() => acceptStaffInvitation(token)))
  if (state.kind === 'done')
    return (
      <LinkOutcome title={t('staffInvitation.title')}>
        <p>{t('staffInvitation.text', { email: state.data })}</p>
        <ButtonLink href={paths.desk} locale="en">
          {t('staffInvitation.open')}
        </ButtonLink>
      </LinkOutcome>
    )
  const failure = state.kind === 'failed' ? state.failure : null
  if (failure && isSpent(failure))
    return (
      <LinkOutcome title={t('link.spent')}>
        <p>{t('staffInvitation.spent')}</p>
      </LinkOutcome>
    )
  return (
    <LinkOutcome title={t('staffInvitation.question')}>
      <p>{t(isIn ? 'staffInvitation.lead' : 'staffInvitation.signInFirst')}</p>
      {failure && (
        <Callout
          tone="bad"
          role="alert"
          title={isOthers(failure) ? t('staffInvitation.otherAddress') : failureText(failure)}
        />
      )}
      {isIn ? (
        <Button busy={state.kind === 'pending'} onClick={() => void mutate()}>
          {t(failure ? 'link.again' : 'staffInvitation.send')}
        </Button>
      ) : (
        <ButtonLink href={paths.signIn()}>{t('toSignIn')}</ButtonLink>
      )}
    </LinkOutcome>
  )
}
