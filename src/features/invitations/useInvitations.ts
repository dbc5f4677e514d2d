import { fetchInvitations } from '@/api/invitations'
import { useQuery } from '@/query/useQuery'

/** Its key, for `invalidate`. */
export const INVITATIONS = 'invitations'

export const useInvitations = () => useQuery(INVITATIONS, fetchInvitations)
