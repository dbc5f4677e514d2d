import { ForPartner } from '@/features/partners/ForPartner'
import { Statements } from '@/features/partners/Statements'
import { loadAccountPage } from '@/screens/account/loadAccountPage'
import { PartnerFrame } from '@/screens/partners/PartnerFrame'

export default function PartnerStatementsPage() {
  return (
    <PartnerFrame page="statements">
      <ForPartner>{() => <Statements />}</ForPartner>
    </PartnerFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'partner-statements', 'credentials'],
})
