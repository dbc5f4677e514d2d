import { LevelTable } from '@/features/loyalty/LevelTable'
import { LoyaltyStatusPanel } from '@/features/loyaltyStatus/LoyaltyStatusPanel'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '@/screens/AccountFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function LoyaltyStatusPage() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="loyalty" lead={t('loyalty.lead')}>
      <LoyaltyStatusPanel>
        <LevelTable />
      </LoyaltyStatusPanel>
    </AccountFrame>
  )
}

export const getServerSideProps = loadAccountPage({ texts: ['customer_account', 'credentials', 'loyalty'] })
