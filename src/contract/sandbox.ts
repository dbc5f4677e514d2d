import * as z from 'zod/mini'
import { SANDBOX_DEPOSITS } from '@/domain/exchange/exchange'
import type { Endpoints } from './endpoint'
import { exchangeSchema } from './exchanges'
import { oneOf } from './requestFields'
import { amount, integer, nullable } from './resultFields'
import { documented } from './schema'

export const sandbox = {
  deposit: {
    method: 'POST',
    path: '/api/v4/sandbox/exchanges/{publicId}/deposits',
    limit: 'write',
    body: z.object({ kind: z.enum(SANDBOX_DEPOSITS, oneOf(SANDBOX_DEPOSITS)) }),
    result: exchangeSchema,
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    tag: 'Exchanges',
    summary: 'Simulate a deposit that is on no chain; only in the sandbox',
  },
  partnerMonth: {
    method: 'POST',
    path: '/api/v4/sandbox/partner-month',
    limit: 'heavy',
    auth: 'customer',
    result: z.object({
      exchanges: documented(integer, { description: 'Added now; 0 where the month was played today.' }),
      payoutBtc: documented(nullable(amount), {
        description: 'Of the payout that was added; null: none was.',
      }),
    }),
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    tag: 'Partners',
    summary: 'Play thirty days of visits and exchanges for the signed-in partner; only in the sandbox',
  },
} as const satisfies Endpoints
