import type { LoyaltyStanding } from '@/contract/programmes'
import { loyaltyArrived } from '@/store/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { useAsked } from '@/store/useAsked'

/** How the customer stands; asked again when `round` changes. */
export function useStanding(round = 0) {
  const dispatch = useAppDispatch()
  return useAsked<LoyaltyStanding>(String(round), async () => {
    const { fetchLoyalty } = await import('@/api/programmes')
    const standing = await fetchLoyalty()
    dispatch(loyaltyArrived(standing))
    return standing
  })
}
