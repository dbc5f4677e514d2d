import * as z from 'zod/mini'
import { PAYOUT_DECISIONS, PAYOUT_MODES } from '@/domain/account/staff'
import { STAFF_ROLES } from '@/domain/account/staffRoles'
import { EXCHANGE_ISSUES } from '@/domain/exchange/exchange'
import { CONTACT_TOPICS } from '@/domain/site/contact'
import { contestPlace } from './contest'
import { exchangeSchema } from './exchanges'
import { exchangeStatus } from './exchangeStatus'
import { deskProposal } from './deskProposals'
import { deskHold } from './deskScreening'
import { orderWork, replyFacts } from './deskWork'
import { payoutSchema } from './programmes'
import { amount, instant, integer, nullable, nullableText } from './resultFields'
import { reviewFields } from './reviews'

export const deskSession = z.object({
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  payouts: z.enum(PAYOUT_MODES),
})
export type DeskSession = z.output<typeof deskSession>

export const foundOrder = z.object({
  publicId: z.string(),
  status: exchangeStatus,
  issue: nullable(z.enum(EXCHANGE_ISSUES)),
  tickerFrom: z.string(),
  networkFrom: z.string(),
  tickerTo: z.string(),
  networkTo: z.string(),
  amountFrom: amount,
  amountTo: amount,
  provider: z.string(),
  tags: z.array(z.string()),
  assignee: nullableText,
  createdAt: instant,
  updatedAt: instant,
})
export type FoundOrder = z.output<typeof foundOrder>

export const auditEntry = z.object({
  id: integer,
  at: instant,
  staff: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  hash: z.string(),
})
export type DeskAuditEntry = z.output<typeof auditEntry>

export const auditVerification = z.object({
  entries: integer,
  brokenAt: nullable(integer),
  head: nullableText,
})
export type AuditVerification = z.output<typeof auditVerification>

export const deskOrder = z.object({
  exchange: exchangeSchema,
  /** Of its customer, or the one given with the order. */
  email: nullableText,
  isCustomers: z.boolean(),
  customerId: nullableText,
  work: orderWork,
  /** In which language its customer is written to, and what placeholders of saved replies become. */
  language: z.string(),
  facts: replyFacts,
  timeline: z.array(
    z.object({ status: exchangeStatus, issue: nullable(z.enum(EXCHANGE_ISSUES)), at: instant }),
  ),
  /** Of a live order; null in the sandbox. */
  live: nullable(
    z.object({
      creation: z.string(),
      orderId: nullableText,
      readAt: nullable(instant),
      failedReads: integer,
      nextReadAt: nullable(instant),
    }),
  ),
  hold: nullable(deskHold),
  proposal: nullable(deskProposal),
  audit: z.array(auditEntry),
})
export type DeskOrder = z.output<typeof deskOrder>

/** `customerId`: not an e-mail address, which a decision does not need. */
export const deskPayout = z.extend(payoutSchema, {
  customerId: nullableText,
  /** Whose commissions are paid out; null: it is cashback. */
  partnerId: z.optional(nullableText),
  /** What staff may decide on it now. */
  decisions: z.array(z.enum(PAYOUT_DECISIONS)),
  /** When it was put into a batch for a wallet. */
  exportedAt: nullable(instant),
  /** Null: no explorer has found its transaction. */
  confirmations: nullable(integer),
  /** What its transaction does not pay, as the explorer found it later. */
  explorerFault: nullableText,
  /** Why it waits for staff even where payouts are sent by themselves. */
  holdReason: nullableText,
  /** Whether a second member of staff has to confirm it first, and whether one has. */
  needsSecond: z.boolean(),
  isConfirmed: z.boolean(),
  proposal: nullable(deskProposal),
})
export type DeskPayout = z.output<typeof deskPayout>

export const deskReview = z.object({ ...reviewFields, exchangeId: z.string() })
export type DeskReview = z.output<typeof deskReview>

export const deskMessage = z.object({
  reference: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  email: z.string(),
  exchangeId: nullableText,
  message: z.string(),
  language: z.string(),
  facts: replyFacts,
  createdAt: instant,
  replies: z.array(z.object({ staff: z.string(), message: z.string(), createdAt: instant })),
})
export type DeskMessage = z.output<typeof deskMessage>

const calls = z.array(
  z.object({
    kind: z.string(),
    circuit: z.string(),
    calls: integer,
    failures: integer,
    pausedUntil: nullable(instant),
    /** Of callState.ts, and since when. */
    state: z.string(),
    since: nullable(instant),
    lastError: nullable(
      z.object({
        code: z.string(),
        /** Of HTTP; null: there was no answer. */
        status: nullable(integer),
        reason: z.string(),
        at: nullable(instant),
      }),
    ),
  }),
)
export type DeskCalls = z.output<typeof calls>

export const deskProvider = z.object({
  id: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  weight: integer,
  assets: z.object({ count: integer, ageSeconds: nullable(integer) }),
  calls,
})
export type DeskProvider = z.output<typeof deskProvider>

/** `countries` null: the ramp does not say. `unmatched`: assets of its list that are not offered. */
export const deskRamp = z.object({
  id: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  offerings: z.object({
    coins: integer,
    fiats: integer,
    countries: nullable(integer),
    ageSeconds: nullable(integer),
  }),
  unmatched: z.array(z.object({ reason: z.string(), count: integer, examples: z.array(z.string()) })),
  calls,
})
export type DeskRamp = z.output<typeof deskRamp>

/** `prize` as CONTEST_PRIZES names it. `email`: null where the account is gone or its address was never confirmed. */
export const deskWinner = z.extend(contestPlace, {
  prize: z.string(),
  email: nullableText,
})
export type DeskWinner = z.output<typeof deskWinner>
