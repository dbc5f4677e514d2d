import type { history } from '@/contract/history'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { claimFor } from '@/server/history/storedHistory'

/**
 * POST /api/v4/customers/exchanges/claims: exchanges without a customer become the customer's who has their secrets.
 * Another customer's, unknown ones and those without their secret are left out alike, so that the response reveals nothing.
 */
export const claimExchanges: ApiHandler<typeof history.claim> = async ({ signedIn, body }) => {
  const publicIds = [...new Set(body.publicIds)].filter(looksLikeExchangeId)
  const ownerSecrets = new Map(Object.entries(body.ownerSecrets))
  return { result: { claimed: await claimFor(signedIn.customer.id, publicIds, ownerSecrets) } }
}
