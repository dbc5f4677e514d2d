import { signOut as endAtBackEnd } from '@/api/signIn'
import { signOut } from '@/auth/signOut'
import { logFailure } from '@/browser/logFailure'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'

export function SignOutButton() {
  const { t } = useTranslation('customer_account')
  const { state, mutate } = useMutation(endSignIn)
  return (
    <Button look="quiet" busy={state.kind === 'pending'} onClick={() => void mutate()}>
      {t('signOut')}
    </Button>
  )
}

async function endSignIn() {
  try {
    await endAtBackEnd()
  } catch (error) {
    // The device is signed out whether or not the back end can be reached.
    logFailure('sign-out', error)
  }
  signOut('signedOut')
}
