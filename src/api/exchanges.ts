import * as z from 'zod/mini'
import type { HistoryState, Rows } from '@/domain/customer'
import {
  EXCHANGE_ACTIONS,
  PROGRESS_STATUSES,
  SIDE_STATUSES,
  type Exchange,
  type ExchangeActionName,
  type ExchangeOrder,
  type LastExchange,
  type SandboxDeposit,
} from '@/domain/exchange'
import { ask } from './client'

/** Names other back ends of this family use for our statuses; an unknown one is shown as a check in progress. */
const FOREIGN_STATUSES = new Map<string, Exchange['status']>([
  ['new', 'waiting'],
  ['hold', 'verifying'],
  ['overdue', 'expired'],
])

const statusSchema = z.pipe(
  z.string(),
  z.transform((name): Exchange['status'] => {
    const known = [...PROGRESS_STATUSES, ...SIDE_STATUSES].find((status) => status === name)
    return known ?? FOREIGN_STATUSES.get(name) ?? 'verifying'
  }),
)
const nullable = z.catch(z.nullable(z.string()), null)
const count = z.catch(z.number(), 0)

const exchangeSchema = z.object({
  publicId: z.string(),
  type: z.enum(['fixed', 'floating']),
  status: statusSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
  validUntil: z.string(),
  serverTime: z.catch(z.string(), () => new Date().toISOString()),
  tickerFrom: z.string(),
  networkFrom: z.string(),
  tickerTo: z.string(),
  networkTo: z.string(),
  amountFrom: nullable,
  expectedAmountFrom: z.string(),
  amountTo: nullable,
  expectedAmountTo: z.string(),
  extendedInfo: z.object({
    addressFrom: z.string(),
    extraIdFrom: nullable,
    addressTo: z.string(),
    extraIdTo: nullable,
    userRefundAddress: nullable,
    userRefundExtraId: nullable,
    txFrom: nullable,
    txTo: nullable,
    refundTx: nullable,
    confirmations: count,
    confirmationsNeeded: count,
  }),
  issue: z.catch(z.nullable(z.enum(['deposit_too_small', 'deposit_too_large', 'deposit_late'])), null),
  actions: z.catch(z.array(z.enum(EXCHANGE_ACTIONS)), []),
})

const lastSchema = z.array(
  z.object({
    tickerFrom: z.string(),
    networkFrom: z.string(),
    tickerTo: z.string(),
    networkTo: z.string(),
    amountFrom: z.string(),
    amountTo: z.string(),
    finishedAt: z.string(),
  }),
)

const historySchema = z.object({
  result: z.array(exchangeSchema),
  offset: z.number(),
  limit: z.number(),
  totalCount: z.number(),
})

const readExchange = (result: unknown): Exchange => exchangeSchema.parse(result)

/**
 * POST /api/v4/exchanges-new. Never repeated by itself: a lost answer is not a lost order (field-notes C6).
 * The same key with the same order gives the same exchange.
 */
export const createExchange = (order: ExchangeOrder, idempotencyKey: string): Promise<Exchange> =>
  ask(
    {
      method: 'POST',
      url: '/api/v4/exchanges-new',
      data: order,
      headers: { 'idempotency-key': idempotencyKey },
    },
    readExchange,
  )

/** GET /api/v3/exchanges-new/{publicId}, with the headers of specification §7. */
export const fetchExchange = (publicId: string, headers: Record<string, string>): Promise<Exchange> =>
  ask({ url: `/api/v3/exchanges-new/${encodeURIComponent(publicId)}`, headers }, readExchange)

/** POST /api/v4/exchanges-new/{publicId}/actions. `address` and `extraId` only with a refund to a new address. */
export const actOnExchange = (
  publicId: string,
  action: { action: ExchangeActionName; address?: string; extraId?: string; notProvideRefundMemo?: boolean },
): Promise<Exchange> =>
  ask(
    { method: 'POST', url: `/api/v4/exchanges-new/${encodeURIComponent(publicId)}/actions`, data: action },
    readExchange,
  )

/**
 * POST /api/v4/exchanges-new/{publicId}/payment: the transaction by which a wallet says it has paid. The same one may be
 * told again. Throws ApiFailure.
 */
export const recordPayment = (publicId: string, hash: string): Promise<Exchange> =>
  ask(
    { method: 'POST', url: `/api/v4/exchanges-new/${encodeURIComponent(publicId)}/payment`, data: { hash } },
    readExchange,
  )

/** GET /api/v3/exchanges-new/header: the last finished exchanges, newest first. */
export const fetchLastExchanges = (): Promise<LastExchange[]> =>
  ask({ url: '/api/v3/exchanges-new/header' }, (result) => lastSchema.parse(result))

/** What of a customer's exchanges is asked for; `search` is part of an id, a ticker, an address or a hash. */
export type HistoryQuestion = { offset: number; limit: number; search: string; state: HistoryState }

/** GET /api/v4/customers/exchanges, newest first. Signed-in only. Throws ApiFailure. */
export const fetchHistory = (question: HistoryQuestion): Promise<Rows<Exchange>> =>
  ask({ url: '/api/v4/customers/exchanges', params: question }, (result) => historySchema.parse(result))

/** POST customers/exchanges/claims: makes exchanges that are nobody's the customer's. @returns those that now are. */
export const claimExchanges = (publicIds: string[]): Promise<string[]> =>
  ask(
    { method: 'POST', url: '/api/v4/customers/exchanges/claims', data: { publicIds } },
    (result) => z.object({ claimed: z.array(z.string()) }).parse(result).claimed,
  )

/** Simulates a deposit. This call exists only in the sandbox. */
export const simulateDeposit = (publicId: string, kind: SandboxDeposit): Promise<Exchange> =>
  ask(
    {
      method: 'POST',
      url: `/api/v4/sandbox/exchanges/${encodeURIComponent(publicId)}/deposits`,
      data: { kind },
    },
    readExchange,
  )
