import { ForPartner } from '@/features/partners/ForPartner'
import { Commissions } from '@/features/partners/Commissions'
import { loadAccountPage } from '@/screens/account/loadAccountPage'
import { PartnerFrame } from '@/screens/partners/PartnerFrame'

export default function PartnerCommissionsPage() {
  return (
    <PartnerFrame page="commissions">
      <ForPartner>{() => <Commissions />}</ForPartner>
    </PartnerFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'credentials'],
})
