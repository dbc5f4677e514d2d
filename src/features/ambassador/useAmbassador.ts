import { fetchAmbassador } from '@/api/ambassadors'
import type { Ambassador } from '@/contract/ambassadors'
import { failureOf } from '@/domain/text/failure'
import { useQuery } from '@/query/useQuery'

/** Its key, for `invalidate`. */
export const AMBASSADOR = 'ambassador'

/** `data.ambassador` is null for a customer who has never applied. */
export const useAmbassador = () => useQuery<{ ambassador: Ambassador | null }>(AMBASSADOR, findAmbassador)

async function findAmbassador() {
  try {
    return { ambassador: await fetchAmbassador() }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.body.code === 'not_found') return { ambassador: null }
    throw error
  }
}
