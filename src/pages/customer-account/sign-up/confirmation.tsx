import { ConfirmIdentity } from '@/features/confirmIdentity/ConfirmIdentity'
import { Confirmation } from '@/features/mailLinks/Confirmation'
import { useTranslation } from '@/i18n/useTranslation'
import { EntryFrame } from '@/screens/account/EntryFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function ConfirmationPage() {
  const { t } = useTranslation('sign-in')
  return (
    <EntryFrame title={t('confirm.title')}>
      <ConfirmIdentity />
      <Confirmation />
    </EntryFrame>
  )
}

export const getServerSideProps = loadAccountPage({ texts: ['sign-in', 'credentials'], isOpen: true })
