import { useTranslation } from 'next-i18next/pages'
import { accessToken } from '@/browser/cookies'
import { tellProfileChanged } from '@/browser/customerTabs'
import { paths } from '@/config/paths'
import { useAppDispatch } from '@/store/hooks'
import { loadProfile } from '@/store/loadProfile'
import { ButtonLink } from '@/ui/Button'
import { isSpent, LinkFailure } from './LinkFailure'
import { LinkOutcome } from './LinkOutcome'
import { LinkWaiting } from './LinkWaiting'
import { useLink } from './useLink'

/** The link sent to a new e-mail address: from now on one signs in by it. */
export function ConfirmedEmail({ token }: { token: string }) {
  const { t } = useTranslation('sign-in')
  const dispatch = useAppDispatch()
  const { state, again } = useLink(token, async (known) => {
    const { confirmEmail } = await import('@/api/account')
    const email = await confirmEmail(known)
    tellProfileChanged()
    if (accessToken()) void loadProfile(dispatch)
    return email
  })
  const ways = (
    <ButtonLink href={accessToken() ? paths.account.settings : paths.signIn()}>
      {t(accessToken() ? 'toSettings' : 'toSignIn')}
    </ButtonLink>
  )
  if (state.kind === 'done')
    return (
      <LinkOutcome title={t('emailChanged.title')}>
        <p>{t('emailChanged.text', { email: state.answer })}</p>
        {ways}
      </LinkOutcome>
    )
  if (state.kind !== 'failed') return <LinkWaiting />
  if (!isSpent(state.failure)) return <LinkFailure failure={state.failure} onAgain={again} />
  return (
    <LinkOutcome title={t('link.spent')}>
      <p>{t('emailChanged.spent')}</p>
      {ways}
    </LinkOutcome>
  )
}
