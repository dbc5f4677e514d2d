import type { history } from '@/contract/history'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { moveExchanges } from '@/server/exchanges/exchangeWorker'
import { dueExchangesOf, selectedExchanges } from '@/server/history/storedHistory'

/** GET /api/v4/customers/exchanges: a customer's exchanges as of now, newest first. They are moved before they are
 * selected, so that none is listed under a state that it has left. */
export const listExchanges: ApiHandler<typeof history.list> = async ({ signedIn, query }) => {
  const { customer } = signedIn
  const { offset, limit, search, state } = query
  await moveExchanges(await dueExchangesOf(customer.id, Date.now()))
  const { page, total } = await selectedExchanges({ customerId: customer.id, search, state }, limit, offset)
  const now = Date.now()
  return {
    result: { result: page.map((row) => exchangeView(row, now)), offset, limit, totalCount: total },
  }
}
