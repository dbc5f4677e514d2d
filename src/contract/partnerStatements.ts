import * as z from 'zod/mini'
import { JOURNAL_KINDS } from '@/domain/money/journal'
import type { Endpoints } from './endpoint'
import { partnerKeyHeader, queryCount, queryOffset } from './requestFields'
import { amount, instant, nullable, nullableText, rowsOf } from './resultFields'
import { documented, named } from './schema'

const date = documented(z.string(), { format: 'date' })

const statementSchema = named(
  'PartnerStatement',
  z.object({
    month: documented(z.string(), { description: 'Such as 2026-11.' }),
    timeZone: z.string(),
    from: date,
    to: date,
    closedAt: documented(nullable(instant), {
      description: 'From when on it does not change any more; null: the month is not over.',
    }),
    openingBtc: documented(amount, { description: 'The balance when the month began.' }),
    earnedBtc: documented(amount, { description: 'Commissions that were booked.' }),
    reversedBtc: documented(amount, {
      description: 'Commissions of orders that were refunded, below zero.',
    }),
    correctionsBtc: documented(amount, {
      description: 'What statements of providers and the desk have changed, either way.',
    }),
    payoutsBtc: documented(amount, { description: 'Payouts, below zero, less those that came back.' }),
    otherBtc: documented(amount, { description: 'All other bookings.' }),
    closingBtc: documented(amount, { description: 'The balance at its end, or at present.' }),
  }),
)
export type PartnerStatement = z.output<typeof statementSchema>

const lineSchema = named(
  'PartnerStatementLine',
  z.object({
    date,
    kind: z.enum(JOURNAL_KINDS),
    code: nullableText,
    fromAsset: nullableText,
    toAsset: nullableText,
    payoutId: nullableText,
    amountBtc: documented(amount, {
      description: 'Of an order with two digits, else exact. Below zero was taken from the balance.',
    }),
  }),
)
export type StatementLine = z.output<typeof lineSchema>

const own = { auth: 'partner', tag: 'Partners', headers: partnerKeyHeader } as const
const readable = { ...own, method: 'GET', limit: 'read' } as const
const base = '/api/v4/partners/me/statements'
/** Of entries in one response. */
export const MAX_LINES = 1000

export const partnerStatementCalls = {
  statements: {
    ...readable,
    path: base,
    result: z.object({ result: z.array(statementSchema) }),
    errors: { 404: ['not_found'] },
    summary: 'What was earned and paid out in each month, newest first',
    description:
      'Months of UTC, in BTC. A statement’s opening balance and its five sums are its closing balance, to the digit; that is the opening balance of the next one. A month that is over does not change any more: what is booked for it later stands in the next open one.',
  },
  statementLines: {
    ...readable,
    path: `${base}/{month}`,
    query: z.object({ offset: queryOffset, limit: queryCount(MAX_LINES, 100) }),
    result: z.extend(rowsOf(lineSchema), {
      statement: documented(statementSchema, { description: 'Of the month.' }),
    }),
    errors: { 404: ['not_found'] },
    summary: 'The statement of one month with its entries, oldest first',
    description:
      'Amounts of orders have two digits, so that nobody finds a customer by them; the statement’s sums are exact.',
  },
} as const satisfies Endpoints
