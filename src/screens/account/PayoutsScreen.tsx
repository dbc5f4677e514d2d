import { useTranslation } from 'next-i18next/pages'
import { Payouts } from '@/features/payouts/Payouts'
import { AccountFrame } from './AccountFrame'

export function PayoutsScreen() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="payouts" lead={t('payouts.lead')}>
      <Payouts />
    </AccountFrame>
  )
}
