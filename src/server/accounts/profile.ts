import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

export const getProfile: ApiHandler<typeof account.profile> = ({ signedIn: { customer } }) => ({
  result: { data: { email: customer.email }, error: null },
})

export const getSegment: ApiHandler<typeof account.segment> = ({ signedIn: { customer } }) => ({
  result: { segment: customer.level },
})

export const checkIn: ApiHandler<typeof account.checkIn> = () => ({ result: {} })
