import { ForPartner } from '@/features/partners/ForPartner'
import { Withdrawals } from '@/features/withdrawals/Withdrawals'
import { loadAccountPage } from '@/screens/account/loadAccountPage'
import { PartnerFrame } from '@/screens/partners/PartnerFrame'

export default function PartnerPayoutsPage() {
  return (
    <PartnerFrame page="payouts">
      <ForPartner>{() => <Withdrawals purse="commissions" />}</ForPartner>
    </PartnerFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'exchange-status', 'credentials'],
})
