import { useTranslation } from 'next-i18next/pages'
import { History } from '@/features/history/History'
import { AccountFrame } from './AccountFrame'

export function HistoryScreen() {
  const { t } = useTranslation('customer_account')
  return (
    <AccountFrame page="history" lead={t('history.lead')}>
      <History />
    </AccountFrame>
  )
}
