import { NewPaymentLink } from '@/features/paymentLinks/NewPaymentLink'
import { PaymentLinks } from '@/features/paymentLinks/PaymentLinks'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '@/screens/AccountFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function PaymentLinksPage() {
  const { t } = useTranslation('payments')
  return (
    <AccountFrame page="paymentLinks" title={t('title')} lead={t('lead')}>
      <NewPaymentLink />
      <PaymentLinks />
    </AccountFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'credentials', 'payments'],
})
