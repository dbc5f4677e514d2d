import { useTranslation } from 'next-i18next/pages'
import { LevelTable } from '@/features/loyalty/LevelTable'
import { LoyaltyStatusPanel } from '@/features/loyaltyStatus/LoyaltyStatusPanel'
import { AccountFrame } from './AccountFrame'

export function LoyaltyStatusScreen() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="loyalty" lead={t('loyalty.lead')}>
      <LoyaltyStatusPanel>
        <LevelTable />
      </LoyaltyStatusPanel>
    </AccountFrame>
  )
}
