import { ApiError } from '@/server/kernel/ApiError'

/** @throws ApiError 403 account_frozen */
export function requireNotFrozen({ frozenAt }: { frozenAt: number | null }): void {
  if (frozenAt !== null)
    throw new ApiError(403, 'account_frozen', 'This account is frozen. Contact us to have it checked.')
}
