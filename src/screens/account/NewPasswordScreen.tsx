import { useTranslation } from 'next-i18next/pages'
import { NewPasswordForm } from '@/features/mailLinks/NewPasswordForm'
import { EntryFrame } from './EntryFrame'

export function NewPasswordScreen() {
  const { t } = useTranslation('forgot_password')
  return (
    <EntryFrame title={t('newPassword.title')}>
      <NewPasswordForm />
    </EntryFrame>
  )
}
