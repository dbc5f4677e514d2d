import * as z from 'zod/mini'
import { LEDGER_KINDS, PAYOUT_STATES } from '@/domain/account/account'
import type { Endpoints } from './endpoint'
import {
  bodyFlag,
  bodyLinkToken,
  bodyText,
  idempotencyKey,
  queryCount,
  queryOffset,
  queryText,
} from './requestFields'
import { amount, instant, integer, nothing, nullable, nullableText, rowsOf } from './resultFields'
import { documented, named } from './schema'

const page = { offset: queryOffset, limit: queryCount(100, 20) }

const savedAddress = named(
  'SavedAddress',
  z.object({
    id: z.string(),
    label: z.string(),
    ticker: z.string(),
    network: z.string(),
    address: z.string(),
    extraId: nullableText,
  }),
)
export type SavedAddress = z.output<typeof savedAddress>

const addressBody = z.object({
  label: bodyText,
  ticker: bodyText,
  network: bodyText,
  address: bodyText,
  extraId: bodyText,
  // Ticked: my wallet needs none, on a chain whose addresses have an extra id.
  notProvideMemo: bodyFlag,
})
export type AddressBody = z.output<typeof addressBody>
export type NewSavedAddress = Required<z.input<typeof addressBody>>

const payoutStep = z.object({
  state: z.enum(PAYOUT_STATES),
  at: instant,
})
export type PayoutStep = z.output<typeof payoutStep>

export const payoutSchema = named(
  'Payout',
  z.object({
    id: z.string(),
    amountBtc: amount,
    address: z.string(),
    state: z.enum(PAYOUT_STATES),
    tx: nullableText,
    refusal: z.optional(
      documented(nullableText, {
        description: 'Why it was refused; null: it was not, or no reason is given.',
      }),
    ),
    steps: z.optional(
      documented(z.array(payoutStep), { description: 'The states it has been in, the oldest first.' }),
    ),
    createdAt: instant,
    updatedAt: instant,
  }),
)
export type Payout = z.output<typeof payoutSchema>

export const payoutList = z.extend(rowsOf(payoutSchema), { balanceBtc: amount, minBtc: amount })
export type PayoutList = z.output<typeof payoutList>

export const ledgerEntryFields = {
  kind: z.enum(LEDGER_KINDS),
  amountBtc: documented(amount, { description: 'Negative for a payout.' }),
  publicId: documented(nullableText, { description: 'The exchange that caused it.' }),
  at: instant,
}
const ledgerEntry = z.object(ledgerEntryFields)
export type LedgerEntry = z.output<typeof ledgerEntry>

const loyaltyStatus = named(
  'LoyaltyStanding',
  z.object({
    level: z.string(),
    cashbackPercent: amount,
    windowDays: integer,
    volumeBtc: documented(amount, { description: 'Finished within the window.' }),
    nextLevel: nullableText,
    missingBtc: nullable(amount),
    balanceBtc: documented(amount, { description: 'The sum of all entries.' }),
    earnedBtc: amount,
    days: documented(
      z.array(z.object({ date: documented(z.string(), { format: 'date' }), volumeBtc: amount })),
      { description: 'One for each UTC day of the window, oldest first.' },
    ),
    entries: documented(z.array(ledgerEntry), { description: 'The newest twenty, newest first.' }),
  }),
)
export type LoyaltyStatus = z.output<typeof loyaltyStatus>

/** What a request for a payout needs, of cashback and of commissions alike. */
export const payoutRequest = {
  headers: idempotencyKey,
  body: z.object({ amountBtc: bodyText, address: bodyText }),
  result: payoutSchema,
  statuses: [200, 201],
} as const
export const payoutErrors = {
  403: ['confirmation_required', 'screening_denied'],
  409: ['idempotency_conflict'],
  422: ['amount_invalid', 'payout_below_min', 'balance_too_low', 'address_invalid'],
} as const

const own = { auth: 'customer', tag: 'Programmes' } as const
const list = { ...own, method: 'GET', limit: 'read' } as const
const write = { ...own, method: 'POST', limit: 'write' } as const
const base = '/api/v4/customers'

export const programmes = {
  addresses: {
    ...list,
    path: `${base}/addresses`,
    query: z.object({ ...page, ticker: queryText, network: queryText }),
    result: rowsOf(savedAddress),
    summary: 'The address book, newest first, of one currency or of all',
  },
  saveAddress: {
    ...write,
    path: `${base}/addresses`,
    body: addressBody,
    result: savedAddress,
    statuses: [201],
    errors: {
      409: ['address_known', 'limit_reached'],
      422: ['currency_unknown', 'address_invalid', 'extra_id_invalid', 'extra_id_required'],
    },
    summary: 'Save an address',
  },
  removeAddress: {
    ...write,
    path: `${base}/addresses/{id}/removal`,
    result: nothing,
    errors: { 404: ['not_found'] },
    summary: 'Remove a saved address',
  },
  loyalty: {
    ...list,
    path: `${base}/loyalty`,
    result: loyaltyStatus,
    summary: 'The loyalty level, what is missing to the next one, and the cashback',
  },
  payouts: {
    ...list,
    path: `${base}/payouts`,
    query: z.object(page),
    result: payoutList,
    summary: 'The payouts, newest first, and what is left to be paid out',
  },
  requestPayout: {
    ...write,
    path: `${base}/payouts`,
    ...payoutRequest,
    errors: payoutErrors,
    summary: 'Request a payout of cashback; 200 when the same call requested it before',
  },
  stopPayout: {
    // The link may be opened on a device that is not signed in.
    method: 'POST',
    path: `${base}/payouts/stop`,
    limit: 'auth',
    body: z.object({ token: bodyLinkToken }),
    result: z.object({ amountBtc: amount }),
    errors: { 410: ['link_invalid'] },
    tag: 'Programmes',
    summary: 'Stop a payout that is not sent yet, by the link of the email about it',
  },
} as const satisfies Endpoints
