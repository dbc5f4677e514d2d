import * as z from 'zod/mini'
import { FREEZE_DECISIONS } from '@/domain/account/frozen'
import { PARTNER_STATES } from '@/domain/partner/attribution'
import { attribution, customerExport } from './customerData'
import { deskProposal, erasure } from './deskProposals'
import { deskReason } from './deskReason'
import { deskPayout, foundOrder } from './deskResults'
import { deskNote, noteBody } from './deskWork'
import type { Endpoints } from './endpoint'
import { exchangeSchema } from './exchanges'
import { pageOf } from './pageOf'
import { bodyEmail, oneOf, queryCount, queryFlag, queryOffset, queryText } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'

const foundCustomer = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: instant,
  confirmedAt: nullable(instant),
  frozenAt: nullable(instant),
})
export type FoundCustomer = z.output<typeof foundCustomer>

const deskCustomer = z.extend(foundCustomer, {
  language: z.string(),
  level: z.string(),
  /** A member of staff is neither frozen, reset nor erased at the desk. */
  isStaff: z.boolean(),
  factors: z.object({
    totp: z.boolean(),
    passkeys: z.array(z.object({ name: z.string(), createdAt: instant, usedAt: nullable(instant) })),
    recoveryCodes: integer,
  }),
  signIns: integer,
  balanceBtc: amount,
  partner: nullable(z.object({ id: z.string(), state: z.enum(PARTNER_STATES) })),
  orders: z.array(foundOrder),
  payouts: z.array(deskPayout),
  notes: z.array(deskNote),
  /** A reset that is confirmed and not yet due. */
  factorReset: nullable(z.object({ staff: z.string(), dueAt: instant })),
  /** What waits for a second member of staff. */
  proposals: z.array(deskProposal),
})
export type DeskCustomer = z.output<typeof deskCustomer>

const proposedErasure = z.extend(erasure, { proposal: deskProposal })
export type ProposedErasure = z.output<typeof proposedErasure>

const exportedAtDesk = z.extend(customerExport, { staffNotes: z.array(deskNote) })
export type DeskExport = z.output<typeof exportedAtDesk>

const addressExport = z.object({
  email: z.string(),
  /** Of the account under this address, which has an export of its own. */
  accountId: nullableText,
  exchanges: z.array(z.extend(exchangeSchema, { email: nullableText, ...attribution })),
  emailsToSend: z.array(z.object({ subject: z.string(), text: z.string(), createdAt: instant })),
  outcomeEmails: z.array(z.object({ publicId: z.string(), language: z.string(), createdAt: instant })),
  messages: z.array(
    z.looseObject({
      reference: z.string(),
      message: z.string(),
      createdAt: instant,
      replies: z.array(z.object({ message: z.string(), createdAt: instant })),
    }),
  ),
  reviews: z.array(
    z.looseObject({ publicId: z.string(), name: nullableText, text: z.string(), createdAt: instant }),
  ),
  callers: z.array(z.object({ at: instant, ip: z.string(), call: z.string(), subject: nullableText })),
  blocks: z.array(
    z.object({ kind: z.string(), reason: z.string(), createdAt: instant, endedAt: nullable(instant) }),
  ),
  staffNotes: z.array(deskNote),
})
export type AddressExport = z.output<typeof addressExport>

const read = {
  method: 'GET',
  limit: 'staff',
  auth: 'staff',
  tag: 'Desk',
} as const
const write = { ...read, method: 'POST' } as const
const one = '/api/v4/desk/customers/{id}'
const reasoned = z.object({ reason: deskReason })
const ofAddress = z.object({ email: bodyEmail, reason: deskReason })
const decided = { 404: ['not_found'], 409: ['action_unavailable', 'legal_hold'] } as const

/** The people behind the orders, with an account and without one. */
export const deskCustomerCalls = {
  customers: {
    ...read,
    path: '/api/v4/desk/customers',
    staff: { role: 'customers', audit: 'customers searched' },
    query: z.object({
      q: queryText,
      frozen: queryFlag(false),
      limit: queryCount(100, 20),
      offset: queryOffset,
    }),
    result: pageOf(foundCustomer),
    summary: 'Customers by whole email address, id or id of an order; without one those that are frozen',
  },
  customer: {
    ...read,
    path: one,
    staff: { role: 'customers', audit: 'customer viewed' },
    result: deskCustomer,
    errors: { 404: ['not_found'] },
    summary: 'One customer: state of the account, orders, payouts and notes; no secret',
  },
  noteCustomer: {
    ...write,
    path: `${one}/notes`,
    staff: { role: 'customers', audit: 'customer noted' },
    body: noteBody,
    result: deskCustomer,
    statuses: [200, 201],
    errors: { 404: ['not_found'] },
    summary: 'Add a note about a customer that only staff read',
  },
  freezeCustomer: {
    ...write,
    path: `${one}/freeze`,
    staff: { role: 'customers', audit: 'customer freeze decided' },
    body: z.object({
      decision: z.enum(FREEZE_DECISIONS, oneOf(FREEZE_DECISIONS)),
      reason: deskReason,
    }),
    result: deskCustomer,
    errors: decided,
    summary:
      'Freeze an account, which signs it out and refuses sign-ins, orders, payouts and keys, or end that',
  },
  resetFactor: {
    ...write,
    path: `${one}/factor-reset`,
    staff: { role: 'customers', audit: 'factor reset proposed' },
    body: reasoned,
    result: deskCustomer,
    statuses: [202],
    errors: decided,
    summary: 'Propose to remove the second factor of a customer to a second member of staff',
  },
  stopFactorReset: {
    ...write,
    path: `${one}/factor-reset/stop`,
    staff: { role: 'customers', audit: 'factor reset stopped' },
    body: reasoned,
    result: deskCustomer,
    errors: decided,
    summary: 'Stop a reset of the second factor that is not due yet',
  },
  exportCustomer: {
    ...write,
    path: `${one}/export`,
    staff: { role: 'customers', audit: 'customer exported' },
    body: reasoned,
    result: exportedAtDesk,
    errors: { 404: ['not_found'] },
    summary:
      'Everything that is stored about a customer, as they export it themselves, and the notes of staff',
  },
  eraseCustomer: {
    ...write,
    path: `${one}/erasure`,
    staff: { role: 'customers', audit: 'customer erasure proposed' },
    body: reasoned,
    result: proposedErasure,
    statuses: [202],
    errors: decided,
    summary: 'Propose to erase a customer to a second member of staff; what goes and what stays',
  },
  exportAddress: {
    ...write,
    path: '/api/v4/desk/addresses/export',
    staff: { role: 'customers', audit: 'address exported' },
    body: ofAddress,
    result: addressExport,
    summary: 'Everything that is stored under an email address without an account',
  },
  eraseAddress: {
    ...write,
    path: '/api/v4/desk/addresses/erasure',
    staff: { role: 'customers', audit: 'address erasure proposed' },
    body: ofAddress,
    result: proposedErasure,
    statuses: [202],
    errors: { 409: ['action_unavailable', 'legal_hold'] },
    summary: 'Propose to erase what is stored under an email address to a second member of staff',
  },
} as const satisfies Endpoints
