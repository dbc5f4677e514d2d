import { ForPartner } from '@/features/partners/ForPartner'
import { Statistics } from '@/features/partners/Statistics'
import { loadAccountPage } from '@/screens/account/loadAccountPage'
import { PartnerFrame } from '@/screens/partners/PartnerFrame'

export default function PartnerStatisticsPage() {
  return (
    <PartnerFrame page="statistics">
      <ForPartner>{() => <Statistics />}</ForPartner>
    </PartnerFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'credentials'],
})
