import { History } from '@/features/history/History'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '@/screens/AccountFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function HistoryPage() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="history" lead={t('history.lead')}>
      <History />
    </AccountFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'credentials', 'exchange-status'],
})
