import { env } from '@/config/env'
import { isLess } from '@/domain/money/amount'
import type { StoredExchange, StoredPayout } from '@/server/database/schema'

/** A refund to an address that staff name: the order has none of its own. */
export const needsSecondForRefund = (
  { userRefundAddress }: Pick<StoredExchange, 'userRefundAddress'>,
  action: string,
): boolean => env.deskFourEyes && action === 'refund' && userRefundAddress === null

export const needsSecondForPayout = ({ amountBtc }: Pick<StoredPayout, 'amountBtc'>): boolean =>
  env.deskFourEyes && isLess(env.deskFourEyesAboveBtc, amountBtc)

export const needsSecondForUnblock = (): boolean => env.deskFourEyes
