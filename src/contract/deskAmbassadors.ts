import * as z from 'zod/mini'
import { AMBASSADOR_DECISIONS, AMBASSADOR_STATES, TASK_DECISIONS } from '@/domain/partner/ambassador'
import { ambassadorTask, applicationFields } from './ambassadors'
import { deskProposal } from './deskProposals'
import { deskReason } from './deskReason'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { bodyProse, bodyText, oneOf, queryCount, queryOffset } from './requestFields'
import { amount, instant, nullable, nullableText } from './resultFields'

const foundAmbassador = z.object({
  id: z.string(),
  email: z.string(),
  language: z.string(),
  state: z.enum(AMBASSADOR_STATES),
  languages: z.string(),
  work: z.string(),
  appliedAt: instant,
})
export type FoundAmbassador = z.output<typeof foundAmbassador>

const deskTask = z.extend(ambassadorTask, {
  decisions: z.array(z.enum(TASK_DECISIONS)),
  /** Its reward, which waits for a second member of staff. */
  proposal: nullable(deskProposal),
})
export type DeskTask = z.output<typeof deskTask>

const deskAmbassador = z.extend(foundAmbassador, {
  ...applicationFields,
  reason: nullableText,
  decidedAt: nullable(instant),
  decisions: z.array(z.enum(AMBASSADOR_DECISIONS)),
  budgetBtc: amount,
  /** Paid or promised by tasks, in BTC. */
  committedBtc: amount,
  paidBtc: amount,
  tasks: z.array(deskTask),
})
export type DeskAmbassador = z.output<typeof deskAmbassador>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const
const base = '/api/v4/desk/ambassadors'
const missing = { 404: ['not_found'] } as const
const refused = { ...missing, 409: ['action_unavailable'] } as const

/** Who explains the service to others, and what they are paid for it. */
export const deskAmbassadorCalls = {
  ambassadors: {
    ...read,
    path: base,
    staff: { role: 'partners', audit: 'ambassadors viewed' },
    query: z.object({
      state: z.optional(z.enum(AMBASSADOR_STATES, oneOf(AMBASSADOR_STATES))),
      limit: queryCount(100, 20),
      offset: queryOffset,
    }),
    result: pageOf(foundAmbassador),
    summary: 'Ambassadors and applications, the newest first',
  },
  ambassador: {
    ...read,
    path: `${base}/{id}`,
    staff: { role: 'partners', audit: 'ambassador viewed' },
    result: deskAmbassador,
    errors: missing,
    summary: 'One ambassador with application, budget and tasks',
  },
  decideAmbassador: {
    ...write,
    path: `${base}/{id}/decision`,
    staff: { role: 'partners', audit: 'ambassador decided' },
    body: z.object({
      decision: z.enum(AMBASSADOR_DECISIONS, oneOf(AMBASSADOR_DECISIONS)),
      reason: deskReason,
    }),
    result: deskAmbassador,
    errors: refused,
    summary: 'Accept or decline an application, or end the agreement; the ambassador reads the reason',
  },
  setAmbassadorBudget: {
    ...write,
    path: `${base}/{id}/budget`,
    staff: { role: 'partners', audit: 'ambassador budget set' },
    body: z.object({ budgetBtc: bodyText, reason: deskReason }),
    result: deskAmbassador,
    errors: { ...refused, 422: ['amount_invalid'] },
    summary: 'Set what rewards of an ambassador may amount to in all, at least what tasks promise already',
  },
  addAmbassadorTask: {
    ...write,
    path: `${base}/{id}/tasks`,
    staff: { role: 'partners', audit: 'ambassador task added' },
    body: z.object({ title: bodyText, what: bodyProse, rewardBtc: bodyText }),
    result: deskAmbassador,
    errors: { ...refused, 422: ['amount_invalid'] },
    summary: 'Agree on a task within the budget; the ambassador gets an email',
  },
  decideAmbassadorTask: {
    ...write,
    path: `/api/v4/desk/ambassador-tasks/{id}/decision`,
    staff: { role: 'partners', audit: 'ambassador task decided' },
    body: z.object({ decision: z.enum(TASK_DECISIONS, oneOf(TASK_DECISIONS)), reason: deskReason }),
    result: deskAmbassador,
    statuses: [200, 202],
    errors: refused,
    summary:
      'Reopen or cancel a task, or propose its reward, which a second member of staff books (202); the ambassador reads the reason',
  },
} as const satisfies Endpoints
