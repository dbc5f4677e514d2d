import { ForPartner } from '@/features/partners/ForPartner'
import { PartnerKeys } from '@/features/partners/PartnerKeys'
import { PartnerWebhooks } from '@/features/partners/PartnerWebhooks'
import { loadAccountPage } from '@/screens/account/loadAccountPage'
import { PartnerFrame } from '@/screens/partners/PartnerFrame'

export default function PartnerIntegrationPage() {
  return (
    <PartnerFrame page="integration">
      <ForPartner>
        {({ state }) => (
          <>
            <PartnerKeys isActive={state === 'active'} />
            <PartnerWebhooks isActive={state === 'active'} />
          </>
        )}
      </ForPartner>
    </PartnerFrame>
  )
}

export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'credentials', 'affiliate_program'],
})
