import { isMovingPayout } from '@/domain/payout'
import { useAsked } from '@/store/useAsked'
import { useWatched } from '@/store/useWatched'

export const PAYOUTS_PAGE = 20

/** One page of the payouts, alive while one of them is under way. The first page is 1. */
export function usePayouts(page: number) {
  const asked = useAsked(String(page), async () => {
    const { fetchPayouts } = await import('@/api/programmes')
    return fetchPayouts((page - 1) * PAYOUTS_PAGE, PAYOUTS_PAGE)
  })
  useWatched(asked.answer?.result.some(isMovingPayout) ?? false, asked.refresh)
  return asked
}
