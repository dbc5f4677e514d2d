import { fetchPartner } from '@/api/partners'
import type { Partner } from '@/contract/partners'
import { failureOf } from '@/domain/text/failure'
import { useQuery } from '@/query/useQuery'

/** Its key, for `invalidate`. */
export const PARTNER = 'partner'

/** `data.partner` is null for a customer who is no partner yet. */
export const usePartner = () => useQuery<{ partner: Partner | null }>(PARTNER, findPartner)

async function findPartner() {
  try {
    return { partner: await fetchPartner() }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.body.code === 'not_found') return { partner: null }
    throw error
  }
}
