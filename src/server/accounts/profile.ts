import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/ApiRequest'

/** GET /api/v3/customers/profile. */
export const getProfile: ApiHandler<typeof account.profile> = ({ signedIn: { customer } }) => ({
  result: { data: { email: customer.email }, error: null },
})

/** GET /api/v4/customers/segment: the name of the loyalty level. */
export const getSegment: ApiHandler<typeof account.segment> = ({ signedIn: { customer } }) => ({
  result: { segment: customer.level },
})

/** PATCH /api/v3/customers/sl_check_in: reports presence; there is nothing to store. */
export const checkIn: ApiHandler<typeof account.checkIn> = () => ({ result: {} })
