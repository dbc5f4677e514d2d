import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { payoutErrors, payoutList, payoutRequest } from './programmes'
import { partnerKeyHeader, queryCount, queryOffset } from './requestFields'

const own = { auth: 'customer', tag: 'Partners' } as const
const readable = { ...own, method: 'GET', limit: 'read', auth: 'partner', headers: partnerKeyHeader } as const
const write = { ...own, method: 'POST', limit: 'write' } as const
const base = '/api/v4/partners'
const page = { offset: queryOffset, limit: queryCount(100, 20) }
const noPartner = { 404: ['not_found'] } as const

export const partnerPayoutCalls = {
  payouts: {
    ...readable,
    path: `${base}/payouts`,
    query: z.object(page),
    result: payoutList,
    errors: noPartner,
    summary: 'The payouts of commissions, newest first, and what is left to be paid out',
  },
  requestPayout: {
    ...write,
    path: `${base}/payouts`,
    ...payoutRequest,
    errors: { ...payoutErrors, ...noPartner, 409: ['idempotency_conflict', 'action_unavailable'] },
    summary: 'Request a payout of commissions, one at a time; 200 when the same call requested it before',
  },
} as const satisfies Endpoints
