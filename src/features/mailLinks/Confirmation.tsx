import { useTranslation } from '@/i18n/useTranslation'
import { EmailLink } from './EmailLink'

import { SignUpLink } from './SignUpLink'
import { StaffInvitation } from './StaffInvitation'
import { useLinkToken } from './useLinkToken'
import styles from './LinkOutcome.module.css'

export function Confirmation() {
  const brought = useLinkToken()
  if (brought === undefined) return <LinkWaiting />
  if (brought?.name === 'email-token')
    return <EmailLink key={brought.token} kind="emailChanged" token={brought.token} />
  if (brought?.name === 'restore-token')
    return <EmailLink key={brought.token} kind="emailRestored" token={brought.token} />
  if (brought?.name === 'stop-token')
    return <EmailLink key={brought.token} kind="payoutStopped" token={brought.token} />
  if (brought?.name === 'reset-stop-token')
    return <EmailLink key={brought.token} kind="resetStopped" token={brought.token} />
  if (brought?.name === 'staff-token') return <StaffInvitation key={brought.token} token={brought.token} />
  return <SignUpLink key={brought?.token} token={brought?.token ?? null} />
}

function LinkWaiting() {
  const { t } = useTranslation('sign-in')
  return (
    <>
      <p className={styles.waiting} role="status">
        {t('link.waiting')}
      </p>
      <p className={styles.without}>{t('link.noScripts')}</p>
    </>
  )
}
