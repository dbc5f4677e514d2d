import { fetchCodes } from '@/api/partners'
import { useQuery } from '@/query/useQuery'

/** Their key, for `invalidate`. */
export const CODES = 'partner-codes'

export const useCodes = () => useQuery(CODES, fetchCodes)
