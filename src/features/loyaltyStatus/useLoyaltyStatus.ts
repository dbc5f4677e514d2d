import { fetchLoyalty } from '@/api/programmes'
import type { LoyaltyStatus } from '@/contract/programmes'
import { loyaltyArrived } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { useQuery } from '@/query/useQuery'

export function useLoyaltyStatus() {
  const dispatch = useAppDispatch()
  return useQuery<LoyaltyStatus>('loyalty', async () => {
    const status = await fetchLoyalty()
    dispatch(loyaltyArrived(status))
    return status
  })
}
