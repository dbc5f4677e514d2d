import * as z from 'zod/mini'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { EARNING_STATES } from '@/domain/money/earning'
import { OVERVIEW_PERIODS } from '@/domain/report/overview'
import type { Endpoints } from './endpoint'
import { oneOf } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'

const STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const

const counts = { created: integer, deposited: integer, finished: integer }

const deskOverview = z.object({
  period: z.enum(OVERVIEW_PERIODS),
  from: instant,
  /** When it was read. */
  to: instant,
  /** Ordered in the period, as they are now. */
  orders: z.object(counts),
  /**
   * Of those that finished: in US dollars at the price when each was ordered, in BTC of those that count for loyalty, as in the
   * report of orders. The counts say of how many; null: some finished, and of none of them it is known.
   */
  volume: z.object({ btc: nullable(amount), btcOrders: integer, usd: nullable(amount), usdOrders: integer }),
  /** From deposit to finish; null: too few for a median. */
  medianMinutes: nullable(z.number()),
  statuses: z.array(z.object({ status: z.enum(STATUSES), count: integer })),
  /** Hours, days or months, the oldest first. */
  slots: z.array(z.object({ from: instant, ...counts, volumeUsd: nullable(amount) })),
  /** Of orders that finished in the period, as in the report of earnings; null: of none the value is known. */
  earnings: z.array(z.object({ state: z.enum(EARNING_STATES), orders: integer, valueBtc: nullable(amount) })),
  /** The same in what was earned. */
  earned: z.array(z.object({ state: z.enum(EARNING_STATES), unit: z.string(), orders: integer, amount })),
  /** The most frequent first. `reason`: null where none is known. */
  failures: z.array(
    z.object({ provider: z.string(), status: z.enum(STATUSES), reason: nullableText, count: integer }),
  ),
  /** Now, whatever the period. */
  waiting: z.object({
    held: integer,
    verifying: integer,
    payoutsRequested: integer,
    payoutsApproved: integer,
    messages: integer,
  }),
})
export type DeskOverview = z.output<typeof deskOverview>

export const deskOverviewCalls = {
  overview: {
    method: 'GET',
    limit: 'staff',
    auth: 'staff',
    tag: 'Desk',
    path: '/api/v4/desk/overview',
    staff: { role: 'reports', audit: 'overview viewed' },
    query: z.object({
      period: z._default(z.enum(OVERVIEW_PERIODS, oneOf(OVERVIEW_PERIODS)), 'week'),
    }),
    result: deskOverview,
    summary: 'Volume, conversion, earnings and failures of a period, and what waits now',
  },
} as const satisfies Endpoints
