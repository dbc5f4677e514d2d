import { fetchWidgets } from '@/api/widgets'
import { useQuery } from '@/query/useQuery'

/** Their key, for `invalidate`. */
export const WIDGETS = 'partner-widgets'

export const useWidgets = () => useQuery(WIDGETS, fetchWidgets)
