import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'

/** Nobody can sign in here yet (issue 5), so whoever says he is a customer is not known. */
const refuseCustomer: ApiHandler = () => {
  throw new ApiError(401, 'unauthorized', 'Only a signed-in customer may ask this.')
}

/** GET /api/v3/customers/profile. */
export const getProfile = refuseCustomer
/** GET /api/v4/customers/segment. */
export const getSegment = refuseCustomer
/** PATCH /api/v3/customers/sl_check_in. */
export const checkIn = refuseCustomer
/** GET /auth-service/api/v1.0/refresh-session/{refreshToken}. */
export const refreshTokens = refuseCustomer
