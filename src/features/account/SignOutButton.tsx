import { useTranslation } from 'next-i18next/pages'
import { Button } from '@/ui/form/Button'

import { useState } from 'react'
import { notifySignedOut } from '@/api/signedOut'
import { removeTokens } from '@/browser/storage/cookies'
import { logFailure } from '@/browser/logFailure'
import { setSignOutReason } from '@/auth/signOutReason'

export function SignOutButton() {
  const { t } = useTranslation('customer_account')
  const { isBusy, signOut } = useSignOut()
  return (
    <Button look="quiet" busy={isBusy} onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  )
}

function useSignOut() {
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    setIsBusy(true)
    try {
      await (await import('@/api/signIn')).signOut()
    } catch (error) {
      // The device is signed out whether or not the back end can be reached.
      logFailure('sign-out', error)
    }
    setSignOutReason('signedOut')
    removeTokens()
    notifySignedOut()
    setIsBusy(false)
  }
  return { isBusy, signOut }
}
