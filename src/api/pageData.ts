import { contest, type Contest } from '@/contract/contest'
import { type ProviderRecord, providerStatistics } from '@/contract/providerStatistics'
import { isNotOffered } from '@/domain/text/failure'
import { call } from './call'

/** A back end that does not have this call has no contest. Throws ApiFailure. */
export const fetchContest = (): Promise<Contest> =>
  call(contest.get, {}).catch((error: unknown) => {
    if (isNotOffered(error)) return { state: 'none' } as const
    throw error
  })

/** Throws ApiFailure. */
export const fetchProviderStatistics = (): Promise<ProviderRecord[]> => call(providerStatistics.list, {})
