import { z } from 'zod'
import { looksLikeExchangeId } from '@/domain/exchangeId'
import { demandCustomer } from '@/server/accounts/demandCustomer'
import type { ApiHandler } from '@/server/ApiRequest'
import { claimFor } from '@/server/history/storedHistory'
import { readBody } from '@/server/readBody'

const MOST = 50
export const claimsBody = z.object({
  publicIds: z.array(z.string('Must be a text.'), 'Must be a list of ids.').max(MOST, `At most ${MOST} ids.`),
})

/**
 * POST /api/v4/customers/exchanges/claims: exchanges that are nobody's become his who knows their ids, which cannot be
 * guessed. Another's and unknown ones are left out without a word, so that the answer tells nothing of them.
 */
export const claimExchanges: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const { publicIds } = readBody(claimsBody, request.body)
  const named = [...new Set(publicIds)].filter(looksLikeExchangeId)
  return { result: { claimed: await claimFor(customer.id, named) } }
}
