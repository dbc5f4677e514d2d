import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { useEnterAccount } from '@/store/useEnterAccount'
import { ButtonLink } from '@/ui/Button'
import { isSpent, LinkFailure } from './LinkFailure'
import { LinkOutcome } from './LinkOutcome'
import { LinkWaiting } from './LinkWaiting'
import { SpentLink } from './SpentLink'
import { useLink } from './useLink'

/** The link of a new account: confirms its address and signs in. */
export function ConfirmedSignUp({ token }: { token: string | null | undefined }) {
  const { t } = useTranslation('sign-in')
  const enter = useEnterAccount()
  const { state, again } = useLink(token, async (known) => {
    const { confirmSignUp } = await import('@/api/signIn')
    return enter(await confirmSignUp(known))
  })
  if (state.kind === 'resting' || state.kind === 'trying') return <LinkWaiting />
  if (state.kind === 'failed' && !isSpent(state.failure))
    return <LinkFailure failure={state.failure} onAgain={again} />
  if (state.kind !== 'done')
    return (
      <SpentLink isMissing={state.kind === 'missing'} text={t('confirm.spent')}>
        <ButtonLink href={paths.signIn()}>{t('toSignIn')}</ButtonLink>
        <ButtonLink look="outline" href={`${paths.signIn()}?form=sign-up`}>
          {t('toSignUp')}
        </ButtonLink>
      </SpentLink>
    )
  return (
    <LinkOutcome title={t('confirm.done')}>
      <p>{t(state.answer ? 'confirm.doneText' : 'signIn.noCookies')}</p>
      <ButtonLink href={state.answer ? paths.account.overview : paths.signIn()}>
        {t(state.answer ? 'toAccount' : 'toSignIn')}
      </ButtonLink>
    </LinkOutcome>
  )
}
