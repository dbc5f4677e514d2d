import * as z from 'zod/mini'
import { LEDGER_KINDS, PAYOUT_STATES } from '@/domain/account'
import type { LoyaltyStanding, Payout, PayoutList } from '@/domain/customer'
import { ask } from './client'

const nullable = z.catch(z.nullable(z.string()), null)

const standingSchema = z.object({
  level: z.string(),
  cashbackPercent: z.string(),
  windowDays: z.number(),
  volumeBtc: z.string(),
  nextLevel: nullable,
  missingBtc: nullable,
  balanceBtc: z.string(),
  earnedBtc: z.string(),
  days: z.array(z.object({ date: z.string(), volumeBtc: z.string() })),
  entries: z.array(
    z.object({ kind: z.enum(LEDGER_KINDS), amountBtc: z.string(), publicId: nullable, at: z.string() }),
  ),
})

/** GET /api/v4/customers/loyalty. Signed-in only. Throws ApiFailure. */
export const fetchLoyalty = (): Promise<LoyaltyStanding> =>
  ask({ url: '/api/v4/customers/loyalty' }, (result) => standingSchema.parse(result))

const payoutSchema = z.object({
  id: z.string(),
  amountBtc: z.string(),
  address: z.string(),
  state: z.enum(PAYOUT_STATES),
  tx: nullable,
  createdAt: z.string(),
  updatedAt: z.string(),
})
const payoutsSchema = z.object({
  result: z.array(payoutSchema),
  offset: z.number(),
  limit: z.number(),
  totalCount: z.number(),
  balanceBtc: z.string(),
  minBtc: z.string(),
})

/** GET /api/v4/customers/payouts, newest first. Signed-in only. Throws ApiFailure. */
export const fetchPayouts = (offset: number, limit: number): Promise<PayoutList> =>
  ask({ url: '/api/v4/customers/payouts', params: { offset, limit } }, (result) =>
    payoutsSchema.parse(result),
  )

/**
 * POST /api/v4/customers/payouts. Never repeated by itself; the same key with the same request gives the same payout.
 * `amountBtc` is a decimal string. Signed-in only. Throws ApiFailure.
 */
export const requestPayout = (
  payout: { amountBtc: string; address: string },
  idempotencyKey: string,
): Promise<Payout> =>
  ask(
    {
      method: 'POST',
      url: '/api/v4/customers/payouts',
      data: payout,
      headers: { 'idempotency-key': idempotencyKey },
    },
    (result) => payoutSchema.parse(result),
  )
