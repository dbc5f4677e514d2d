import * as z from 'zod/mini'
import { SANDBOX_DEPOSITS } from '@/domain/exchange/exchange'
import type { Endpoints } from './endpoint'
import { exchangeSchema } from './exchanges'
import { oneOf } from './requestFields'

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
} as const satisfies Endpoints
