import { z } from 'zod'
import { HISTORY_STATES } from '@/domain/customer'
import { demandCustomer } from '@/server/accounts/demandCustomer'
import type { ApiHandler } from '@/server/ApiRequest'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { moveExchanges } from '@/server/exchanges/worker'
import { dueExchangesOf, selectedExchanges } from '@/server/history/storedHistory'
import { queryCount, queryOffset, queryText, readQuery } from '@/server/readQuery'

const MOST = 100
export const historyQuery = z.object({
  offset: queryOffset,
  limit: queryCount(MOST, 20),
  search: queryText,
  state: z.enum(HISTORY_STATES, `Must be one of ${HISTORY_STATES.join(', ')}.`).default('all'),
})

/**
 * GET /api/v4/customers/exchanges: a customer's exchanges as they stand now, newest first. They are moved before they are
 * chosen, so that none is told under a state that it has left.
 */
export const listExchanges: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const { offset, limit, search, state } = readQuery(historyQuery, request.query)
  await moveExchanges(await dueExchangesOf(customer.id, Date.now()))
  const { page, total } = await selectedExchanges({ customerId: customer.id, search, state }, limit, offset)
  const now = Date.now()
  return {
    result: { result: page.map((row) => exchangeView(row, now)), offset, limit, totalCount: total },
  }
}
