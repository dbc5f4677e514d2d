import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { queryCount, queryOffset, queryText } from './requestFields'
import { instant, integer, nullableText } from './resultFields'

const deskCaller = z.object({
  at: instant,
  ip: z.string(),
  call: z.string(),
  status: integer,
  subject: nullableText,
  traceId: z.string(),
})
export type DeskCaller = z.output<typeof deskCaller>

/** For reports of abuse, with LOG_CALLERS. */
export const deskCallerCalls = {
  callers: {
    method: 'GET',
    limit: 'staff',
    auth: 'staff',
    tag: 'Desk',
    path: '/api/v4/desk/callers',
    staff: { role: 'screening', audit: 'callers searched' },
    query: z.object({ q: queryText, limit: queryCount(100, 20), offset: queryOffset }),
    result: pageOf(deskCaller),
    summary: 'From where calls that write came, by IP address or by id of an exchange or payout',
  },
} as const satisfies Endpoints
