import { ForPartner } from '@/features/partners/ForPartner'
import { Widgets } from '@/features/partners/Widgets'
import { loadAccountPage } from '@/screens/account/loadAccountPage'
import { PartnerFrame } from '@/screens/partners/PartnerFrame'

export default function PartnerWidgetsPage() {
  return (
    <PartnerFrame page="widgets">
      <ForPartner>{({ state }) => <Widgets isActive={state === 'active'} />}</ForPartner>
    </PartnerFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'partner-widgets', 'credentials'],
})
