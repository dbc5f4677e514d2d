import { and, eq } from 'drizzle-orm'
import { ApiError } from '@/server/kernel/ApiError'
import type { Transaction } from '@/server/database/database'
import { signIns, type StoredCustomer } from '@/server/database/schema'
import { lockCustomer } from '@/server/database/lockCustomer'
import type { SignedIn } from '@/server/kernel/SignedIn'

/**
 * For whatever changes what protects an account or its money: a sign-in that was ended while the call was under way, as by
 * the link that restores an address, changes nothing more.
 * @throws ApiError 401 unauthorized
 */
export async function lockSignedIn(transaction: Transaction, signedIn: SignedIn): Promise<StoredCustomer> {
  const customer = await lockCustomer(transaction, signedIn.customer.id)
  if (!customer) throw signInEnded()
  await requireOpenSignIn(transaction, signedIn)
  return customer
}

/** The caller has locked the customer. @throws ApiError 401 unauthorized */
export async function requireOpenSignIn(
  transaction: Transaction,
  { customer, signInId }: SignedIn,
): Promise<void> {
  const open = await transaction
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.id, signInId), eq(signIns.customerId, customer.id)))
    .for('share')
  if (open.length === 0) throw signInEnded()
}

const signInEnded = () => new ApiError(401, 'unauthorized', 'This sign-in has ended.')
