import { useTranslation } from 'next-i18next/pages'
import { ResetForm } from '@/features/signIn/ResetForm'
import { EntryFrame } from './EntryFrame'

export function PasswordResetScreen() {
  const { t } = useTranslation('forgot_password')
  return (
    <EntryFrame title={t('reset.title')} lead={t('reset.lead')}>
      <ResetForm />
    </EntryFrame>
  )
}
