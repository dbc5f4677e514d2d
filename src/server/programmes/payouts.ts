import type { programmes as contract } from '@/contract/programmes'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { payoutsFrom, requestPayoutFrom } from '@/server/programmes/payoutRequest'
import { cashbackPurse } from '@/server/programmes/purse'

export const listPayouts: ApiHandler<typeof contract.payouts> = async ({ signedIn, query }) => ({
  result: await payoutsFrom(cashbackPurse(signedIn.customer.id), query),
})

export const requestPayout: ApiHandler<typeof contract.requestPayout> = (request) =>
  requestPayoutFrom(cashbackPurse(request.signedIn.customer.id), request)
