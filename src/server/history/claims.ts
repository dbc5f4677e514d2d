import type { history } from '@/contract/history'
import { looksLikeExchangeId } from '@/domain/exchangeId'
import type { ApiHandler } from '@/server/ApiRequest'
import { claimFor } from '@/server/history/storedHistory'

/**
 * POST /api/v4/customers/exchanges/claims: exchanges that are nobody's become his who knows their ids, which cannot be
 * guessed. Another's and unknown ones are left out without a word, so that the answer tells nothing of them.
 */
export const claimExchanges: ApiHandler<typeof history.claim> = async ({ signedIn, body }) => {
  const publicIds = [...new Set(body.publicIds)].filter(looksLikeExchangeId)
  return { result: { claimed: await claimFor(signedIn.customer.id, publicIds) } }
}
