import type { partners as contract } from '@/contract/partners'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { requirePartner } from '@/server/partners/storedPartners'
import { payoutsFrom, requestPayoutFrom } from '@/server/programmes/payoutRequest'
import { type Purse, partnerPurse } from '@/server/programmes/purse'

async function purseOf(customerId: string): Promise<Purse> {
  const { id } = await requirePartner(customerId)
  return partnerPurse(customerId, id, Date.now())
}

export const listPartnerPayouts: ApiHandler<typeof contract.payouts> = async ({ signedIn, query }) => ({
  result: await payoutsFrom(await purseOf(signedIn.customer.id), query),
})

export const requestPartnerPayout: ApiHandler<typeof contract.requestPayout> = async (request) =>
  requestPayoutFrom(await purseOf(request.signedIn.customer.id), request)
