import { isMovingPayout } from '@/domain/payout'
import { useQuery } from '@/store/useQuery'
import { usePolling } from '@/store/usePolling'

export const PAYOUTS_PAGE = 20

export function usePayouts(page: number) {
  const requested = useQuery(String(page), async () => {
    const { fetchPayouts } = await import('@/api/programmes')
    return fetchPayouts((page - 1) * PAYOUTS_PAGE, PAYOUTS_PAGE)
  })
  usePolling(requested.data?.result.some(isMovingPayout) ?? false, requested.refresh)
  return requested
}
