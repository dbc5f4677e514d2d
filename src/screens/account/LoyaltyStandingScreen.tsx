import { useTranslation } from 'next-i18next/pages'
import { LevelTable } from '@/features/loyalty/LevelTable'
import { Standing } from '@/features/loyaltyStanding/Standing'
import { AccountFrame } from './AccountFrame'

/** /customer-account/loyalty: the customer's own standing in the programme. */
export function LoyaltyStandingScreen() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="loyalty" lead={t('loyalty.lead')}>
      <Standing>
        <LevelTable />
      </Standing>
    </AccountFrame>
  )
}
