import { useState } from 'react'
import { Greeting } from '@/features/account/Greeting'
import { ClaimOffer } from '@/features/claim/ClaimOffer'
import { OpenExchanges } from '@/features/history/OpenExchanges'
import { RecentExchanges } from '@/features/history/RecentExchanges'
import { LoyaltyStatusBand } from '@/features/loyaltyStatus/LoyaltyStatusBand'
import { AccountFrame } from './AccountFrame'

export function OverviewScreen() {
  // An exchange that ends brings cashback, and a claimed one belongs to the lists: everything is refetched.
  const [round, setRound] = useState(0)
  const next = () => setRound((before) => before + 1)
  return (
    <AccountFrame page="overview" lead={<Greeting />}>
      <ClaimOffer onClaimed={next} />
      <LoyaltyStatusBand round={round} />
      <OpenExchanges round={round} onEnded={next} />
      <RecentExchanges round={round} />
    </AccountFrame>
  )
}
