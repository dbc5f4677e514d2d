import * as z from 'zod/mini'
import { AMBASSADOR_STATES, TASK_STATES } from '@/domain/partner/ambassador'
import type { Endpoints } from './endpoint'
import { bodyProse, bodyText } from './requestFields'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

const LANGUAGES = { description: 'In which the applicant would work.' }
const WORK = { description: 'Where the applicant is active: channels, communities, cities.' }
const LINKS = { description: 'To what they have published; may be empty.' }
const PLANS = { description: 'What they would do in the first month.' }

export const applicationFields = {
  languages: documented(z.string(), LANGUAGES),
  work: documented(z.string(), WORK),
  links: documented(z.string(), LINKS),
  text: documented(z.string(), PLANS),
}

export const ambassadorTask = z.object({
  id: z.string(),
  title: documented(z.string(), { description: 'In the words of staff, as is the next.' }),
  what: documented(z.string(), { description: 'What is to be done.' }),
  rewardBtc: documented(amount, { description: 'Booked to the balance of the account once it is done.' }),
  state: z.enum(TASK_STATES),
  report: documented(z.string(), { description: 'What the ambassador says about it; empty: nothing yet.' }),
  note: documented(nullableText, { description: 'Of whoever decided on it last.' }),
  createdAt: instant,
})
export type AmbassadorTask = z.output<typeof ambassadorTask>

export const ambassadorSchema = named(
  'Ambassador',
  z.object({
    state: z.enum(AMBASSADOR_STATES),
    ...applicationFields,
    appliedAt: documented(instant, { description: 'When the last application was sent.' }),
    reason: documented(nullableText, { description: 'Of the last decision; null: none was taken.' }),
    decidedAt: documented(nullable(instant), { description: 'When it was decided on; null: it was not.' }),
    applyAgainAt: documented(nullable(instant), {
      description:
        'From when on they may apply again; null: they are applying or accepted, or may apply now.',
    }),
    budgetBtc: documented(amount, { description: 'For rewards in all, in BTC.' }),
    paidBtc: documented(amount, { description: 'Rewards booked so far, in BTC.' }),
    tasks: documented(z.array(ambassadorTask), { description: 'The oldest first.' }),
  }),
)
export type Ambassador = z.output<typeof ambassadorSchema>

const own = { auth: 'customer', tag: 'Ambassadors' } as const
const base = '/api/v4/ambassadors'
const missing = { 404: ['not_found'] } as const

export const ambassadors = {
  me: {
    ...own,
    method: 'GET',
    limit: 'read',
    path: `${base}/me`,
    result: ambassadorSchema,
    errors: missing,
    summary: 'The customer’s application as an ambassador, with its decision and tasks',
  },
  apply: {
    ...own,
    method: 'POST',
    limit: 'write',
    path: base,
    body: z.object({
      languages: documented(bodyText, LANGUAGES),
      work: documented(bodyText, WORK),
      links: documented(bodyProse, LINKS),
      text: documented(bodyProse, PLANS),
    }),
    result: ambassadorSchema,
    statuses: [200, 201],
    errors: { ...missing, 409: ['action_unavailable'] },
    summary:
      'Apply as an ambassador; 200 for one who is or waits, 409 before another application may be sent',
  },
  report: {
    ...own,
    method: 'POST',
    limit: 'write',
    path: `${base}/tasks/{id}/report`,
    body: z.object({ report: documented(bodyProse, { description: 'What was done, with links.' }) }),
    result: ambassadorSchema,
    errors: { ...missing, 409: ['action_unavailable'] },
    summary: 'Report a task as done; the desk decides on it',
  },
} as const satisfies Endpoints
