import { demandCustomer } from '@/server/accounts/demandCustomer'
import type { ApiHandler } from '@/server/ApiRequest'

/** GET /api/v3/customers/profile. */
export const getProfile: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  return { result: { data: { email: customer.email }, error: null } }
}

/** GET /api/v4/customers/segment: the name of his loyalty level. */
export const getSegment: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  return { result: { segment: customer.level } }
}

/** PATCH /api/v3/customers/sl_check_in: says that he is there. It brings nothing that would have to be kept. */
export const checkIn: ApiHandler = async (request) => {
  await demandCustomer(request)
  return { result: {} }
}
