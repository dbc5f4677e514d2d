import { contest, type Contest } from '@/contract/contest'
import { ApiFailure } from '@/domain/failure'
import { call } from './call'

/** A back end that does not have this call has no contest. Throws ApiFailure. */
export const fetchContest = (): Promise<Contest> =>
  call(contest.get, {}).catch((error: unknown) => {
    if (error instanceof ApiFailure && isNotFound(error)) return { state: 'none' } as const
    throw error
  })

const isNotFound = ({ failure }: ApiFailure) => failure.kind === 'refused' && failure.status === 404
