import * as z from 'zod/mini'
import { ANNOUNCED_STATES } from '@/domain/site/contest'
import type { Endpoints } from './endpoint'
import { amount, instant, integer, nullableText } from './resultFields'

const date = instant.check(z.refine((text) => !Number.isNaN(Date.parse(text))))

export const contestPlace = z.object({ place: integer, name: z.string(), volumeBtc: amount })
/** A row of the leaderboard. `name` is a made-up code of the customer, the same through one contest. */
export type ContestPlace = z.output<typeof contestPlace>

export const contestSchema = z.union([
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.enum(ANNOUNCED_STATES),
    startsAt: date,
    endsAt: date,
    prizes: z.catch(z.array(z.string()), []),
    rulesUrl: nullableText,
    leaderboard: z.catch(z.array(contestPlace), []),
  }),
])
export type Contest = z.output<typeof contestSchema>

export const contest = {
  get: {
    method: 'GET',
    path: '/api/v4/contest',
    limit: 'read',
    result: contestSchema,
    tag: 'Contest',
    summary: 'The trading contest and its leaderboard',
  },
} as const satisfies Endpoints
