import { useTranslation } from 'next-i18next/pages'
import { Button } from '@/ui/Button'
import { useSignOut } from './useSignOut'

export function SignOutButton() {
  const { t } = useTranslation('customer_account')
  const { isBusy, signOut } = useSignOut()
  return (
    <Button look="quiet" busy={isBusy} onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  )
}
