import { writeHistoryView, type HistoryView } from '@/domain/historyQuery'
import { useQuery } from '@/store/useQuery'
import { usePolling } from '@/store/usePolling'
import { isOpen } from './isOpen'

const PAGE = 20

export function useHistory(view: HistoryView) {
  const { page, search, state } = view
  const key = new URLSearchParams(writeHistoryView(view)).toString()
  const { data, dataKey, failure, isFetching, refetch, refresh } = useQuery(key, async () => {
    const { fetchHistory } = await import('@/api/exchanges')
    return fetchHistory({ search, state, offset: (page - 1) * PAGE, limit: PAGE })
  })
  // Earlier rows may stay while others are fetched, but not as the result of another request.
  const rows = failure && dataKey !== key ? null : data
  usePolling(rows?.result.some(isOpen) ?? false, refresh)
  return {
    rows,
    pages: Math.max(1, Math.ceil((rows?.totalCount ?? 0) / PAGE)),
    failure,
    isAsking: isFetching,
    again: () => void refetch(),
  }
}
