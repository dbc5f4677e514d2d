import { writeHistoryView, type HistoryView } from '@/domain/historyQuery'
import { useAsked } from '@/store/useAsked'
import { useWatched } from '@/store/useWatched'
import { isOpen } from './isOpen'

const PAGE = 20

/** One page of the history, alive while something on it still moves. */
export function useHistory(view: HistoryView) {
  const { page, search, state } = view
  const question = new URLSearchParams(writeHistoryView(view)).toString()
  const { answer, answeredTo, failure, isAsking, again, refresh } = useAsked(question, async () => {
    const { fetchHistory } = await import('@/api/exchanges')
    return fetchHistory({ search, state, offset: (page - 1) * PAGE, limit: PAGE })
  })
  // What was found before may stand while it is asked on, but not as the answer to another question.
  const rows = failure && answeredTo !== question ? null : answer
  useWatched(rows?.result.some(isOpen) ?? false, refresh)
  return {
    rows,
    pages: Math.max(1, Math.ceil((rows?.totalCount ?? 0) / PAGE)),
    failure,
    isAsking,
    again: () => void again(),
  }
}
