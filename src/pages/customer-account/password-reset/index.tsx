import { ResetForm } from '@/features/signIn/ResetForm'
import { useTranslation } from '@/i18n/useTranslation'
import { EntryFrame } from '@/screens/account/EntryFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function PasswordResetPage() {
  const { t } = useTranslation('forgot_password')
  return (
    <EntryFrame title={t('reset.title')} lead={t('reset.lead')}>
      <ResetForm />
    </EntryFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['sign-in', 'credentials', 'forgot_password'],
  isOpen: true,
})
