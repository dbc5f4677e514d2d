import { InvitationsPart } from '@/features/invitations/InvitationsPart'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '@/screens/AccountFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function InvitationsPage() {
  const { t } = useTranslation('invitations')
  return (
    <AccountFrame page="invitations" title={t('title')} lead={t('lead')}>
      <InvitationsPart />
    </AccountFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'credentials', 'invitations'],
})
