import * as z from 'zod/mini'
import { HISTORY_STATES } from '@/domain/account/customer'
import type { Endpoints } from './endpoint'
import { exchangeSchema } from './exchanges'
import { oneOf, queryCount, queryOffset, queryText } from './requestFields'
import { rowsOf } from './resultFields'

const MAX_CLAIMS = 50

const own = { auth: 'customer', tag: 'Programmes' } as const

export const history = {
  list: {
    ...own,
    method: 'GET',
    limit: 'read',
    path: '/api/v4/customers/exchanges',
    query: z.object({
      offset: queryOffset,
      limit: queryCount(100, 20),
      search: queryText,
      state: z._default(z.enum(HISTORY_STATES, oneOf(HISTORY_STATES)), 'all'),
    }),
    result: rowsOf(exchangeSchema),
    summary: 'The customer’s exchanges in their current state, newest first',
  },
  claim: {
    ...own,
    method: 'POST',
    limit: 'write',
    path: '/api/v4/customers/exchanges/claims',
    body: z.object({
      publicIds: z
        .array(z.string('Must be a text.'), 'Must be a list of ids.')
        .check(z.maxLength(MAX_CLAIMS, `At most ${MAX_CLAIMS} ids.`)),
      ownerSecrets: z._default(
        z.record(z.string(), z.string('Must be a text.'), 'Must be secrets by their ids.'),
        {},
      ),
    }),
    result: z.object({ claimed: z.array(z.string()) }),
    summary: 'Add exchanges without an owner to the account',
    description:
      'Each needs its secret. Unknown ones, those without it and another customer’s are left out. What finished before brings no cashback.',
  },
} as const satisfies Endpoints
