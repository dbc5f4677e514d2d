import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { history } from '@/contract/history'
import { claimFor, dueExchangesOf, selectedExchanges } from '@/server/history/storedHistory'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { moveExchanges } from '@/server/exchanges/exchangeWorker'

/** Moved before they are selected, so that none is listed under a state that it has left. */
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

/** Those it cannot claim are left out silently, so that the response reveals nothing. */
export const claimExchanges: ApiHandler<typeof history.claim> = async ({ signedIn, body }) => {
  const publicIds = [...new Set(body.publicIds)].filter(looksLikeExchangeId)
  const ownerSecrets = new Map(Object.entries(body.ownerSecrets))
  return { result: { claimed: await claimFor(signedIn.customer.id, publicIds, ownerSecrets) } }
}
