import { and, eq, gte } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { passkeys, totps } from '@/server/database/schema'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { deleteRecoveryCodes } from '@/server/secondFactors/recoveryCodes'

/** Those that an attacker may have added. */
export async function deleteFactorsSince(transaction: Transaction, customerId: string, since: number) {
  await transaction.delete(totps).where(and(eq(totps.customerId, customerId), gte(totps.createdAt, since)))
  await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), gte(passkeys.createdAt, since)))
  if (!(await hasSecondFactor(transaction, customerId))) await deleteRecoveryCodes(transaction, customerId)
}
