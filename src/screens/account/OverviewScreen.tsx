import { useState } from 'react'
import { paths } from '@/config/paths'
import { Greeting } from '@/features/account/Greeting'
import { ClaimOffer } from '@/features/claim/ClaimOffer'
import { OpenExchanges } from '@/features/history/OpenExchanges'
import { RecentExchanges } from '@/features/history/RecentExchanges'
import { LoyaltyStatusBand } from '@/features/loyaltyStatus/LoyaltyStatusBand'
import { useIsOff } from '@/ui/layout/OffPages'
import { AccountFrame } from './AccountFrame'

export function OverviewScreen() {
  const isOff = useIsOff()
  // An exchange that ends brings cashback: everything is refetched.
  const [round, setRound] = useState(0)
  const next = () => setRound((before) => before + 1)
  return (
    <AccountFrame page="overview" lead={<Greeting />}>
      <ClaimOffer onClaimed={next} />
      {!isOff(paths.account.loyalty) && <LoyaltyStatusBand round={round} />}
      <OpenExchanges round={round} onEnded={next} />
      <RecentExchanges round={round} />
    </AccountFrame>
  )
}
