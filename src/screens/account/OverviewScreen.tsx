import { paths } from '@/config/paths'
import { Greeting } from '@/features/account/Greeting'
import { ClaimOffer } from '@/features/claim/ClaimOffer'
import { OpenExchanges } from '@/features/history/OpenExchanges'
import { RecentExchanges } from '@/features/history/RecentExchanges'
import { LoyaltyStatusBand } from '@/features/loyaltyStatus/LoyaltyStatusBand'
import { useIsOff } from '@/ui/layout/OffPages'
import { AccountFrame } from '../AccountFrame'

export function OverviewScreen() {
  const isOff = useIsOff()
  return (
    <AccountFrame page="overview" lead={<Greeting />}>
      <ClaimOffer />
      {!isOff(paths.account.loyalty) && <LoyaltyStatusBand />}
      <OpenExchanges />
      <RecentExchanges />
    </AccountFrame>
  )
}
