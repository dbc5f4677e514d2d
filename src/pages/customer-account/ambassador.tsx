import { AmbassadorPart } from '@/features/ambassador/AmbassadorPart'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '@/screens/AccountFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function AmbassadorPage() {
  const { t } = useTranslation('ambassador')
  return (
    <AccountFrame page="ambassador" title={t('title')} lead={t('lead')}>
      <AmbassadorPart />
    </AccountFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'credentials', 'ambassador'],
})
