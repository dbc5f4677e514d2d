import { env } from '@/config/env'
import type { StaffRole } from '@/domain/account/staffRoles'
import { isLess } from '@/domain/money/amount'
import type { StoredExchange, StoredPayout } from '@/server/database/schema'

/** A refund to an address that staff name: the order has none of its own. */
export const needsSecondForRefund = (
  { userRefundAddress }: Pick<StoredExchange, 'userRefundAddress'>,
  action: string,
): boolean => env.deskFourEyes && action === 'refund' && userRefundAddress === null

export const needsSecondForPayout = ({ amountBtc }: Pick<StoredPayout, 'amountBtc'>): boolean =>
  env.deskFourEyes && isLess(env.deskFourEyesAboveBtc, amountBtc)

/** Whoever has it could let others in. */
export const needsSecondForAdmin = (roles: readonly StaffRole[]): boolean =>
  env.deskFourEyes && roles.includes('admin')

export const needsSecondForUnblock = (): boolean => env.deskFourEyes
