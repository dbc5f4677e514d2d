import { and, eq, gt } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import type { Transaction } from '@/server/database/database'
import { signIns } from '@/server/database/schema'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { confirmationRequired, requireFresh } from '@/server/secondFactors/requireFresh'
import type { SignedIn } from '@/server/kernel/SignedIn'

/**
 * With a second factor each withdrawal uses up a confirmation of its own: neither the sign-in nor that of an earlier
 * withdrawal counts. The caller has locked the customer.
 * @throws ApiError 403 confirmation_required
 */
export async function takePayoutConfirmation(transaction: Transaction, signedIn: SignedIn): Promise<void> {
  if (!(await hasSecondFactor(transaction, signedIn.customer.id))) {
    requireFresh(signedIn)
    return
  }
  const since = Date.now() - accountTimings.freshConfirmation
  const taken = await transaction
    .update(signIns)
    .set({ payoutConfirmedAt: null })
    .where(and(eq(signIns.id, signedIn.signInId), gt(signIns.payoutConfirmedAt, since)))
    .returning({ id: signIns.id })
  if (taken.length === 0) throw confirmationRequired()
}
