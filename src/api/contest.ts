import * as z from 'zod/mini'
import { CONTEST_STATES, type Contest } from '@/domain/contest'
import { ApiFailure } from '@/domain/failure'
import { ask } from './client'

const contestSchema = z.object({
  state: z.enum(CONTEST_STATES),
  startsAt: z.catch(z.string(), ''),
  endsAt: z.catch(z.string(), ''),
  prizes: z.catch(z.array(z.string()), []),
  rulesUrl: z.catch(z.nullable(z.string()), null),
  leaderboard: z.catch(z.array(z.object({ place: z.number(), name: z.string(), volumeBtc: z.string() })), []),
})

/** GET /api/v4/contest. A back end that does not know the call has no contest. Throws ApiFailure. */
export const fetchContest = (): Promise<Contest> =>
  ask({ url: '/api/v4/contest' }, readContest).catch((error: unknown) => {
    const isUnknown = error instanceof ApiFailure && isNotFound(error)
    if (isUnknown) return { state: 'none' } as const
    throw error
  })

function readContest(result: unknown): Contest {
  const { state, ...plan } = contestSchema.parse(result)
  if (state === 'none') return { state }
  if (Number.isNaN(Date.parse(plan.startsAt)) || Number.isNaN(Date.parse(plan.endsAt))) {
    throw new Error('a contest without its times')
  }
  return { state, ...plan }
}

const isNotFound = ({ failure }: ApiFailure) => failure.kind === 'refused' && failure.status === 404
