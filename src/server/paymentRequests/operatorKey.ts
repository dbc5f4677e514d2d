import { env } from '@/config/env'
import { OPERATOR_KEY_HEADER } from '@/domain/payment/operatorKey'
import { ApiError } from '@/server/kernel/ApiError'
import { isSecret, secretHash } from '@/server/kernel/secretHash'

/** Whether the operator's key came with the call. @throws ApiError 401 unauthorized for a wrong one */
export function isOperator(headers: Record<string, string>): boolean {
  const key = headers[OPERATOR_KEY_HEADER]
  if (key === undefined) return false
  const accepted = [env.paymentLinksKey, env.paymentLinksKeyPrevious].filter(Boolean)
  if (accepted.some((one) => isSecret(key, secretHash(one)))) return true
  throw new ApiError(401, 'unauthorized', 'That is not the key of the operator.')
}
