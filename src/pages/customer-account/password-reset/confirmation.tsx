import { NewPasswordForm } from '@/features/mailLinks/NewPasswordForm'
import { useTranslation } from '@/i18n/useTranslation'
import { EntryFrame } from '@/screens/account/EntryFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function NewPasswordPage() {
  const { t } = useTranslation('forgot_password')
  return (
    <EntryFrame title={t('newPassword.title')}>
      <NewPasswordForm />
    </EntryFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['sign-in', 'credentials', 'forgot_password'],
  isOpen: true,
})
