import { Withdrawals } from '@/features/withdrawals/Withdrawals'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '@/screens/AccountFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function PayoutsPage() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="payouts" lead={t('payouts.lead')}>
      <Withdrawals />
    </AccountFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'exchange-status', 'credentials'],
})
